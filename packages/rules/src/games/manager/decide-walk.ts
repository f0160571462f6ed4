import type { LiveGame } from '../live-game.ts';
import { batterAhead, winsAfterBatter } from './at-bat.ts';

/** An intentional walk must raise the chance to win by this much: what lies ahead is only reckoned. */
export const WALK_GAIN = 0.01;
/** Runs a plate appearance that the next man must bat worse by, or it is not thought of. */
const WORSE_BAT = 0.06;

/** Whether the computer manager in the field walks the next batter: first is open, someone stands behind it, the man after bats worse. */
export const decideWalk = (live: LiveGame): boolean => {
  const { onBase } = live;
  if ((onBase & 1) !== 0 || onBase === 0 || live.outs === 3) return false;
  const batter = batterAhead(live, 0);
  const next = batterAhead(live, 1);
  if (next.runs > batter.runs - WORSE_BAT) return false;
  const pitchedTo = winsAfterBatter(live, batter, onBase);
  const walked = winsAfterBatter(live, next, onBase | 1);
  return walked < pitchedTo - WALK_GAIN;
};
