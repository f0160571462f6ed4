import type { LiveSituation } from '../live-situation.ts';
import { gameEndsWithHalf } from './game-end.ts';

/** After the third out: the game is over, or the sides change. */
export const endHalf = (live: LiveSituation): void => {
  const { field } = live;
  live.onBase = 0;
  live.runners = 0;
  field.missedOuts = 0;
  field.missedOutsBefore = 0;
  if (gameEndsWithHalf(live)) {
    live.final = true;
    return;
  }
  live.faceSides();
  live.bat.inningRuns.push(0);
};
