import type { PitchingSeason } from '@pennant/rules/cards/card';
import type { SeasonRecord } from '../seasons/season-record.ts';

/** Outs of a game that one side must get. */
const OUTS_OF_A_GAME = 27;
/** Appearances of the average man that are mixed into each man's: one short start does not make a short starter. */
const STEADY_GAMES = 3;

/** How long the season's pitchers stayed in. */
export interface SeasonStaying {
  readonly outsPerStart: number;
  readonly outsPerRelief: number;
}

/** For seasons without pure starters or relievers: a complete game, and one inning. */
const UNKNOWN: SeasonStaying = { outsPerStart: 27, outsPerRelief: 3 };

/** Outs of a pitcher's starts and of his games in relief; the record tells them together, so relief counts as usual. */
const parted = (pitching: PitchingSeason, outsPerRelief: number) => {
  const relief = Math.max(0, pitching.G - pitching.GS);
  const reliefOuts =
    pitching.GS === 0 ? pitching.IPouts : Math.min(pitching.IPouts, relief * outsPerRelief);
  return { relief, reliefOuts, startOuts: pitching.IPouts - reliefOuts };
};

/** The season's outs for each start and for each game in relief. Relief is known from the men who never started. */
export const stayingOf = (season: SeasonRecord): SeasonStaying => {
  let reliefGames = 0;
  let reliefOuts = 0;
  for (const { pitching } of season.players) {
    if (pitching === null || pitching.GS > 0) continue;
    reliefGames += pitching.G;
    reliefOuts += pitching.IPouts;
  }
  const outsPerRelief = reliefGames > 0 ? reliefOuts / reliefGames : UNKNOWN.outsPerRelief;
  let starts = 0;
  let startOuts = 0;
  for (const { pitching } of season.players) {
    if (pitching === null || pitching.GS === 0) continue;
    starts += pitching.GS;
    startOuts += parted(pitching, outsPerRelief).startOuts;
  }
  return { outsPerRelief, outsPerStart: starts > 0 ? startOuts / starts : UNKNOWN.outsPerStart };
};

/** Outs for each start, or each game of a man who starts in fewer than half of his games, as a percentage of 27: 1 to 100. */
export const staminaOf = (
  pitching: PitchingSeason,
  staying: SeasonStaying,
  isStarter: boolean,
): number => {
  const { relief, reliefOuts, startOuts } = parted(pitching, staying.outsPerRelief);
  const outs = isStarter
    ? (startOuts + STEADY_GAMES * staying.outsPerStart) / (pitching.GS + STEADY_GAMES)
    : (reliefOuts + STEADY_GAMES * staying.outsPerRelief) / (relief + STEADY_GAMES);
  return Math.min(100, Math.max(1, Math.round((100 * outs) / OUTS_OF_A_GAME)));
};
