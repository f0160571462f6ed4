import type { LiveGame } from '../live-game.ts';
import { BATTED_IN, scoreBatter, scoreRunner } from '../scoring/score-run.ts';
import { moveRunner, placeBatter } from './move-runner.ts';

/** Batter and runners take as many bases as the hit is worth (1 to 4), lead runner first. */
export const advanceOnHit = (live: LiveGame, bases: number): void => {
  for (let base = 3; base >= 1; base--) {
    if ((live.onBase & (1 << (base - 1))) === 0) continue;
    if (base + bases >= 4) scoreRunner(live, base as 1 | 2 | 3, BATTED_IN);
    else moveRunner(live, base as 1 | 2, (base + bases) as 2 | 3);
  }
  if (bases === 4) scoreBatter(live);
  else placeBatter(live, bases as 1 | 2 | 3, live.event.pitcher, false);
};
