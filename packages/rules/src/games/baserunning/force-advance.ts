import type { LiveGame } from '../engine/live-game.ts';
import { has } from './base-set.ts';
import { isOnByError, runnerOn } from './runners.ts';

/** Whether a batter on first would push home the runner on third if errors had been outs. */
const isForcedWithoutErrors = ({ runners }: LiveGame): boolean =>
  !isOnByError(runnerOn(runners, 1)) && !isOnByError(runnerOn(runners, 2));

/** Puts the batter on first and moves up only the forced runners, as on a walk. */
export const forceAdvance = (live: LiveGame): void => {
  const { onBase } = live;
  // Which runners the batter would have forced without errors is known once the batter stands on
  // first: those then owe nothing for it (`settleBasesOwed`).
  const owed = live.isReconstructed() ? 1 : 0;
  if (has(onBase, 1)) {
    if (has(onBase, 2)) {
      if (has(onBase, 3)) live.scoreRunner(3, 'battedIn', isForcedWithoutErrors(live) ? 1 : 0);
      live.moveRunner(2, 3, owed);
    }
    live.moveRunner(1, 2, owed);
  }
  live.placeBatter(1);
};
