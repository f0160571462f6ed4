import { NO_BASES, has, withBase } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { batterAhead, winExpectancyAfterBatter } from './plate-appearance-lookahead.ts';

/** What an intentional walk must add to the win expectancy, since the lookahead is an estimate. */
export const MIN_WALK_GAIN = 0.01;
/**
 * Runs per plate appearance by which the following batter must bat worse for a walk to be
 * considered.
 */
const WORSE_BAT = 0.06;

/**
 * Whether the computer manager in the field walks the next batter: first is open, another base is
 * occupied, and the following batter is worse.
 */
export const decideWalk = (live: LiveGame): boolean => {
  const { onBase } = live;
  if (onBase === NO_BASES || has(onBase, 1) || live.outs === 3) return false;
  const batter = batterAhead(live, 0);
  const next = batterAhead(live, 1);
  if (next.runs > batter.runs - WORSE_BAT) return false;
  const pitchedTo = winExpectancyAfterBatter(live, batter, onBase);
  const walked = winExpectancyAfterBatter(live, next, withBase(onBase, 1));
  return walked < pitchedTo - MIN_WALK_GAIN;
};
