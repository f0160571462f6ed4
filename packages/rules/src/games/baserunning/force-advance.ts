import { has } from './base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';

/** Puts the batter on first and moves up only the forced runners, as on a walk. */
export const forceAdvance = (live: LiveGame): void => {
  const { onBase } = live;
  if (has(onBase, 1)) {
    if (has(onBase, 2)) {
      if (has(onBase, 3)) live.scoreRunner(3, 'battedIn');
      live.moveRunner(2, 3);
    }
    live.moveRunner(1, 2);
  }
  live.placeBatter(1);
};
