import { NO_BASES } from '../baserunning/base-set.ts';
import { NO_RUNNERS } from '../baserunning/runners.ts';
import type { LiveSituation } from '../engine/live-situation.ts';
import { gameEndsWithHalf } from './game-end.ts';

/** Ends the half, after the third out or a walk-off run: the game is over, or the sides change. */
export const endHalf = (live: LiveSituation): void => {
  live.unsettledRuns = [];
  if (live.walkedOff) {
    live.final = true;
    return;
  }
  const { field } = live;
  live.onBase = NO_BASES;
  live.runners = NO_RUNNERS;
  field.unearnedOuts = 0;
  field.unearnedOutsBeforePitcher = 0;
  if (gameEndsWithHalf(live)) {
    live.final = true;
    return;
  }
  live.updateSides();
  live.bat.inningRuns.push(0);
};
