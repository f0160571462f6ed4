import type { LiveGame } from '../games/engine/live-game.ts';
import { battingWinExpectancy } from '../games/manager/batting-win-expectancy.ts';

/** Returns what a run that scores now adds to the chance of the side at bat. */
export const runValueOf = (live: LiveGame): number => {
  const { outs, onBase } = live;
  return battingWinExpectancy(live, outs, onBase, 1) - battingWinExpectancy(live, outs, onBase, 0);
};
