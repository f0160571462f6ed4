import { ATTEMPT_RATE_INDEX } from '../baserunning/steal-chances.ts';
import { findThrowTarget, stealChance } from '../baserunning/steal.ts';
import {
  BASE_SETS,
  LEAD_FIRST,
  NO_BASES,
  has,
  nextBase,
  only,
  withBase,
  without,
  type Base,
  type BaseSet,
} from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';

/**
 * Attempts by design as a share of those of the runner's season, on the average of situations: what
 * decided games and runs that do not pay take away.
 */
export const DESIGNED_ATTEMPTS = 1.14;
/** By how much of an attempt one more of win expectancy raises the share, and its bounds. */
const SHARE_PER_WIN = 12;
const MIN_SHARE = 0.6;
const MAX_SHARE = 1.6;

/** A manager who plays to win lets runners go so many times as often, but only where it adds. */
const SHARE_TO_WIN = 8;
const LEAST_GAIN = 0.001;

/** Lead, and deficit, with which nobody steals after so many outs of the game (six innings). */
export const ROUT = 6;
export const FAR_BEHIND = 4;
const SEVENTH = 36;

/** From this rate of steals of second on, a runner on first goes along with the one on second. */
export const RATE_TO_GO_ALONG = 0.08;

/** What may come of a steal: win expectancies of the side at bat. */
interface StealOutcomes {
  /** The base of the runner that the catcher throws at, and their chance to be safe. */
  readonly target: Base;
  readonly chance: number;
  readonly ifSafe: number;
  readonly ifOut: number;
}

/** Returns what may come of it if the runners of `set` go. */
export const stealOutcomes = (live: LiveGame, set: BaseSet): StealOutcomes => {
  const { outs, onBase } = live;
  const target = findThrowTarget(set, (base) => stealChance(live, base));
  let safe = onBase;
  let out = without(onBase, target);
  for (let index = 0; index < LEAD_FIRST.length; index++) {
    const base = LEAD_FIRST[index] as Base;
    if (!has(set, base)) continue;
    safe = withBase(without(safe, base), nextBase(base) as Base);
    if (base !== target) out = withBase(without(out, base), nextBase(base) as Base);
  }
  return {
    target,
    chance: stealChance(live, target),
    ifSafe: battingWinExpectancy(live, outs, safe, 0),
    ifOut: battingWinExpectancy(live, outs + 1, out, 0),
  };
};

/** Returns the win expectancy of the side at bat if the runners of `set` go. */
export const winsStealing = (live: LiveGame, set: BaseSet): number => {
  const { chance, ifSafe, ifOut } = stealOutcomes(live, set);
  return chance * ifSafe + (1 - chance) * ifOut;
};

/**
 * Returns the share of the attempts of a runner's season that are made in this situation: more
 * where a steal raises the win expectancy, fewer where it costs, none in a game that is decided.
 */
const attemptsShare = (live: LiveGame, set: BaseSet): number => {
  const lead = live.bat.runs - live.field.runs;
  if (live.ipOuts >= SEVENTH && (lead >= ROUT || lead <= -FAR_BEHIND)) return 0;
  const gain = winsStealing(live, set) - battingWinExpectancy(live, live.outs, live.onBase, 0);
  if (live.bat.setup.managesToWin) return gain > LEAST_GAIN ? SHARE_TO_WIN : 0;
  const share = 1 + gain * SHARE_PER_WIN;
  return DESIGNED_ATTEMPTS * Math.min(MAX_SHARE, Math.max(MIN_SHARE, share));
};

/** By occupied bases: that of the runner with the next base open, if on second or on first. */
const STEALER = BASE_SETS.map((onBase): 1 | 2 | null => {
  if (has(onBase, 2)) return has(onBase, 3) ? null : 2;
  return has(onBase, 1) ? 1 : null;
});

/** Returns the runner, and the one behind who goes along: a double steal. */
const stealingSet = (live: LiveGame, base: 1 | 2): BaseSet => {
  if (base === 1 || !has(live.onBase, 1)) return only(base);
  const rate = live.runnerTables(1).stealing[ATTEMPT_RATE_INDEX + 1] as number;
  return rate >= RATE_TO_GO_ALONG ? withBase(only(2), 1) : only(2);
};

/**
 * Returns the runners whose steal raises the win expectancy, of those that the computer manager
 * would let go; none if there are no such.
 */
export const findStealThatAdds = (live: LiveGame): BaseSet => {
  const base = STEALER[live.onBase];
  if (base == null) return NO_BASES;
  const set = stealingSet(live, base);
  const before = battingWinExpectancy(live, live.outs, live.onBase, 0);
  return winsStealing(live, set) - before > LEAST_GAIN ? set : NO_BASES;
};

/**
 * Returns the runners the computer manager lets steal before the next batter, as a set: the one on
 * first with second open, or on second with third open, about as often as in their season; by
 * design more often where it pays and not in a game that is decided. A runner on first who steals,
 * too, goes along with the one on second. `drawn` is a number in [0, 1).
 */
export const decideSteal = (live: LiveGame, drawn: number): BaseSet => {
  const base = STEALER[live.onBase];
  if (base == null) return NO_BASES;
  const rate = live.runnerTables(base).stealing[ATTEMPT_RATE_INDEX + base] as number;
  if (!live.designed) return drawn < rate ? only(base) : NO_BASES;
  const { managesToWin, stealShare } = live.bat.setup;
  const own = rate * stealShare;
  const most = managesToWin ? SHARE_TO_WIN : DESIGNED_ATTEMPTS * MAX_SHARE;
  if (drawn >= own * most) return NO_BASES;
  const set = stealingSet(live, base);
  return drawn < own * attemptsShare(live, set) ? set : NO_BASES;
};
