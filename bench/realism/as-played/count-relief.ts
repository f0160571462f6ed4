import { FIRST_RELIEVER, SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import {
  MAX_LEAD_FOR_SAVE,
  pitchingDecisionsOf,
} from '@pennant/rules/games/scoring/pitching-decisions';
import type { LeagueTally } from './league-tally.ts';
import { enteringPlayer, inningOfEvent, leadBefore, type PlayedGame } from './played-game.ts';

const LAST_INNING = 9;
/** Beyond this lead or deficit there is no save in sight. */
const FAR_APART = 3;

/**
 * Counts the side's save chance, at most one a game, and whose it was. It is one where, in the
 * ninth or later, a reliever is on the mound for the next batter with a lead of one to three, or
 * with the tying run on base, at bat or on deck (rule 9.19). A starter who goes on leaves none.
 */
const countSaveChance = (
  tally: LeagueTally,
  { setup, events, closers }: PlayedGame,
  side: Side,
): void => {
  let runnersOn = 0;
  for (const event of events) {
    const isInField = event.batting !== side && event.kind !== 'substitution';
    if (isInField && inningOfEvent(event) >= LAST_INNING && event.pitcher !== setup[side].starter) {
      const lead = leadBefore(event, side);
      if (lead > 0 && (lead <= MAX_LEAD_FOR_SAVE || lead <= runnersOn + 2)) {
        tally.observe('closersChance', event.pitcher === closers[side]);
        tally.observe('firstRelieversChance', event.pitcher === FIRST_RELIEVER);
        return;
      }
    }
    runnersOn = [event.first, event.second, event.third].filter((base) => base !== null).length;
  }
};

/** Counts where RP1 of a side entered. */
const countFirstRelieversEntry = (tally: LeagueTally, { events }: PlayedGame, side: Side): void => {
  const entry = events.find((event) => enteringPlayer(event, side) === FIRST_RELIEVER);
  if (entry === undefined) return;
  tally.observe('firstRelieverFarApart', Math.abs(leadBefore(entry, side)) > FAR_APART);
};

const countSave = (tally: LeagueTally, { setup, events }: PlayedGame): void => {
  const decisions = pitchingDecisionsOf(setup, events);
  if (decisions === null || decisions.save === null) return;
  const { name } = setup[decisions.winningSide];
  const saves = tally.saves.get(name) ?? new Map<number, number>();
  tally.saves.set(name, saves);
  saves.set(decisions.save, (saves.get(decisions.save) ?? 0) + 1);
};

/** Counts save chances, saves and the entries of RP1 of a game. */
export const countRelief = (tally: LeagueTally, game: PlayedGame): void => {
  for (const side of SIDES) {
    countSaveChance(tally, game, side);
    countFirstRelieversEntry(tally, game, side);
  }
  countSave(tally, game);
};
