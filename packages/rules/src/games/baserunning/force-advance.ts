import type { LiveGame } from '../live-game.ts';
import { BATTED_IN, scoreRunner, type RunKind } from '../scoring/score-run.ts';
import { moveRunner, placeBatter } from './move-runner.ts';

/** A walk: the batter takes first, and only those who are forced move up. */
export const forceAdvance = (live: LiveGame): void => {
  if ((live.onBase & 1) !== 0) {
    if ((live.onBase & 2) !== 0) {
      if ((live.onBase & 4) !== 0) scoreRunner(live, 3, BATTED_IN);
      moveRunner(live, 2, 3);
    }
    moveRunner(live, 1, 2);
  }
  placeBatter(live, 1, live.event.pitcher, false);
};

/** Every runner moves up a base; a run scored this way is of the kind given. */
export const allMoveUp = (live: LiveGame, run: RunKind): void => {
  if ((live.onBase & 4) !== 0) scoreRunner(live, 3, run);
  if ((live.onBase & 2) !== 0) moveRunner(live, 2, 3);
  if ((live.onBase & 1) !== 0) moveRunner(live, 1, 2);
};
