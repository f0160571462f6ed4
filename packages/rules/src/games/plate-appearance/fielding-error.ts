import { allMoveUp } from '../baserunning/force-advance.ts';
import { placeBatter } from '../baserunning/move-runner.ts';
import type { LiveGame } from '../live-game.ts';
import { GIFT } from '../scoring/score-run.ts';

/** The ball is booted: the batter is on first, everyone moves up, and it should have been an out. */
export const playError = (live: LiveGame): void => {
  const { field, event } = live;
  event.play = 'error';
  field.errors++;
  field.missedOuts++;
  allMoveUp(live, GIFT);
  placeBatter(live, 1, event.pitcher, true);
};
