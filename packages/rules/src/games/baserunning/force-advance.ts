import type { LiveGame } from '../live-game.ts';
import { BATTED_IN, scoreRunner, type RunKind } from '../scoring/score-run.ts';
import { NOBODY } from '../state.ts';
import { moveRunner, placeBatter } from './move-runner.ts';

/** A walk: the batter takes first, and only those who are forced move up. */
export const forceAdvance = (live: LiveGame): void => {
  const { bases } = live.state;
  if (bases[0] !== NOBODY) {
    if (bases[1] !== NOBODY) {
      if (bases[2] !== NOBODY) scoreRunner(live, 3, BATTED_IN);
      moveRunner(live, 2, 3);
    }
    moveRunner(live, 1, 2);
  }
  placeBatter(live, 1, live.event.pitcher, false);
};

/** Every runner moves up a base; a run scored this way is of the kind given. */
export const allMoveUp = (live: LiveGame, run: RunKind): void => {
  const { bases } = live.state;
  if (bases[2] !== NOBODY) scoreRunner(live, 3, run);
  if (bases[1] !== NOBODY) moveRunner(live, 2, 3);
  if (bases[0] !== NOBODY) moveRunner(live, 1, 2);
};
