import { NO_BASES, has, withBase } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { CompiledBatter, ManagerHabits } from '../setup.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';
import { batterAhead, winExpectancyAfterBatter } from './plate-appearance-lookahead.ts';

/** Lead up to which a game is close, and deficit: further behind nobody gives a base away. */
export const CLOSE_LEAD = 3;
export const CLOSE_DEFICIT = 2;
/** Runs per plate appearance by which the next bat must be worse: late, and before the seventh. */
export const WORSE_BAT = 0.005;
export const MUCH_WORSE_BAT = 0.02;
const SEVENTH = 36;
/**
 * What a walk may cost of the win expectancy, as the lookahead estimates it, where batters strike
 * out in at most this share of their appearances; by how much less where they strike out more: then
 * they are pitched to.
 */
export const WALK_COST = 0.0055;
const FEW_STRIKEOUTS = 0.14;
const LESS_PER_STRIKEOUT = 0.05;

/** What a club's walk on purpose a game adds, in a league that gives more of them than usual. */
const COST_PER_WALK = 0.017;
const USUAL_WALKS = 0.28;

/** Returns what a walk may cost for the managers of a league; null where the record has none. */
export const walkCostOf = ({ intentionalWalks }: ManagerHabits): number | null =>
  intentionalWalks === null ? null : WALK_COST + COST_PER_WALK * (intentionalWalks - USUAL_WALKS);

/** Returns what a walk on purpose may cost the side in the field; nothing where it is to win. */
const walkCost = ({ bat, field }: LiveGame): number => {
  if (field.setup.managesToWin) return 0;
  if (field.setup.walkCost !== null) return field.setup.walkCost;
  return WALK_COST - Math.max(0, (bat.setup.strikeouts - FEW_STRIKEOUTS) * LESS_PER_STRIKEOUT);
};

/** How often the batter after the one pitched to comes up in the half: with two out, and before. */
const COMES_UP = { twoOut: 0.35, before: 0.95 };

/** Returns what the next bat, who follows the batter pitched to, takes off the win expectancy. */
const followedBy = (live: LiveGame, next: CompiledBatter): number => {
  const runValue =
    battingWinExpectancy(live, live.outs, live.onBase, 1) -
    battingWinExpectancy(live, live.outs, live.onBase, 0);
  return (live.outs === 2 ? COMES_UP.twoOut : COMES_UP.before) * next.runs * runValue;
};

/** Whether the winning run is on third in the last half, where only a force helps. */
const needsForce = (live: LiveGame): boolean =>
  live.canWalkOff && live.bat.runs === live.field.runs && has(live.onBase, 3) && live.outs < 2;

/**
 * Whether the computer manager in the field walks the next batter on purpose: first is open,
 * another base is taken, the game is close, the side at most two behind, and the next bat worse.
 * Before the seventh inning only with two out, for a much worse one; in the last half also to set
 * up a force.
 */
export const decideWalk = (live: LiveGame): boolean => {
  const { onBase } = live;
  if (onBase === NO_BASES || has(onBase, 1) || live.outs === 3) return false;
  const lead = live.field.runs - live.bat.runs;
  if (lead > CLOSE_LEAD || lead < -CLOSE_DEFICIT) return false;
  if (needsForce(live)) return true;
  const isEarly = live.ipOuts < SEVENTH;
  if (isEarly && live.outs < 2) return false;
  const batter = batterAhead(live, 0);
  const next = batterAhead(live, 1);
  if (next.runs > batter.runs - (isEarly ? MUCH_WORSE_BAT : WORSE_BAT)) return false;
  const pitchedTo = winExpectancyAfterBatter(live, batter, onBase) + followedBy(live, next);
  const walked = winExpectancyAfterBatter(live, next, withBase(onBase, 1));
  return walked < pitchedTo + walkCost(live);
};
