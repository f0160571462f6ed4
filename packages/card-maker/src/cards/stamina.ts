import type { PitchingSeason } from '@pennant/rules/cards/card';
import type { SeasonRecord } from '../seasons/season-record.ts';

/** Outs of one side in a game of nine innings. */
const OUTS_PER_GAME = 27;
/** Games of the average pitcher that are added to each pitcher's, as regression to the mean. */
const PRIOR_GAMES = 3;

/** Average outs per appearance of a season's pitchers. */
export interface OutsPerAppearance {
  readonly outsPerStart: number;
  readonly outsPerRelief: number;
}

/** Defaults for seasons without pure starters or relievers: a complete game, and one inning. */
const DEFAULTS: OutsPerAppearance = { outsPerStart: 27, outsPerRelief: 3 };

/**
 * Returns a pitcher's outs in starts and in relief. The record has only their sum, so the season's
 * average is assumed for relief.
 */
const splitOuts = (pitching: PitchingSeason, outsPerRelief: number) => {
  const relief = Math.max(0, pitching.G - pitching.GS);
  const reliefOuts =
    pitching.GS === 0 ? pitching.IPouts : Math.min(pitching.IPouts, relief * outsPerRelief);
  return { relief, reliefOuts, startOuts: pitching.IPouts - reliefOuts };
};

/**
 * Returns the season's outs per start and per game in relief. The latter come from pitchers who
 * never started.
 */
export const outsPerAppearanceOf = (season: SeasonRecord): OutsPerAppearance => {
  let reliefGames = 0;
  let reliefOuts = 0;
  for (const { pitching } of season.players) {
    if (pitching === null || pitching.GS > 0) continue;
    reliefGames += pitching.G;
    reliefOuts += pitching.IPouts;
  }
  const outsPerRelief = reliefGames > 0 ? reliefOuts / reliefGames : DEFAULTS.outsPerRelief;
  let starts = 0;
  let startOuts = 0;
  for (const { pitching } of season.players) {
    if (pitching === null || pitching.GS === 0) continue;
    starts += pitching.GS;
    startOuts += splitOuts(pitching, outsPerRelief).startOuts;
  }
  return { outsPerRelief, outsPerStart: starts > 0 ? startOuts / starts : DEFAULTS.outsPerStart };
};

/**
 * Returns a pitcher's stamina: outs per start, or per game in relief for a reliever, as a
 * percentage of 27, from 1 to 100.
 */
export const staminaOf = (
  pitching: PitchingSeason,
  staying: OutsPerAppearance,
  isStarter: boolean,
): number => {
  const { relief, reliefOuts, startOuts } = splitOuts(pitching, staying.outsPerRelief);
  const outs = isStarter
    ? (startOuts + PRIOR_GAMES * staying.outsPerStart) / (pitching.GS + PRIOR_GAMES)
    : (reliefOuts + PRIOR_GAMES * staying.outsPerRelief) / (relief + PRIOR_GAMES);
  return Math.min(100, Math.max(1, Math.round((100 * outs) / OUTS_PER_GAME)));
};
