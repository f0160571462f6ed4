import { has, withBase, without } from '../baserunning/base-set.ts';
import { RUNNING_KIND } from '../baserunning/running-chances.ts';
import { ATTEMPT_RATE_INDEX, DESIGNED_CHANCE_INDEX } from '../baserunning/steal-chances.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';
import type { CompiledBatter } from '../setup.ts';
import { NOBODY } from '../state.ts';
import { batterAhead, winExpectancyAfterBatter } from './plate-appearance-lookahead.ts';

/**
 * What a substitute must add to the win expectancy: the bench is short, and a better moment may
 * come.
 */
export const MIN_PINCH_HIT_GAIN = 0.006;
export const MIN_PINCH_RUN_GAIN = 0.006;
/** How often a player replaced by a pinch runner would have batted again, this late in a game. */
const BATS_AGAIN = 0.4;
const SINGLE = 0.15;

/** Returns the first of these players who is neither in the game nor has left it. */
const firstAvailable = ({ bat }: LiveGame, candidates: readonly number[]): number => {
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as number;
    if (bat.isAvailable(candidate)) return candidate;
  }
  return NOBODY;
};

/** Returns the pinch hitter the computer manager sends up for the next batter, or -1. */
export const decidePinchHitter = (live: LiveGame): number => {
  const { bat } = live;
  const candidates = bat.setup.pinchHitters[bat.order[bat.nextPlace] as number];
  if (candidates === undefined || candidates.length === 0) return NOBODY;
  const candidate = firstAvailable(live, candidates);
  if (candidate === NOBODY) return NOBODY;
  const winsWithBatter = winExpectancyAfterBatter(live, batterAhead(live, 0), live.onBase);
  const winsWithHitter = winExpectancyAfterBatter(live, bat.batterTables(candidate), live.onBase);
  return winsWithHitter >= winsWithBatter + MIN_PINCH_HIT_GAIN ? candidate : NOBODY;
};

/** Returns what an attempt to steal second adds to the win expectancy, at least 0. */
const stealGain = (live: LiveGame, runner: CompiledBatter): number => {
  const { outs, onBase } = live;
  const safe = runner.stealing[DESIGNED_CHANCE_INDEX + 1] as number;
  const left = without(onBase, 1);
  const tries =
    safe * battingWinExpectancy(live, outs, withBase(left, 2), 0) +
    (1 - safe) * battingWinExpectancy(live, outs + 1, left, 0);
  return (
    Math.max(0, tries - battingWinExpectancy(live, outs, onBase, 0)) *
    (runner.stealing[ATTEMPT_RATE_INDEX + 1] as number)
  );
};

/** Returns what the faster runner adds by scoring from second on a single more often. */
const scoringGain = (live: LiveGame, fast: CompiledBatter, slow: CompiledBatter): number => {
  const { outs, onBase } = live;
  const index = RUNNING_KIND.secondToHomeOnSingle * 6 + outs * 2;
  const chanceGain = (fast.running[index] as number) - (slow.running[index] as number);
  const left = withBase(without(onBase, 2), 1);
  return (
    SINGLE *
    chanceGain *
    (battingWinExpectancy(live, outs, left, 1) -
      battingWinExpectancy(live, outs, withBase(left, 3), 0))
  );
};

/** A pinch runner and the player replaced (lineup indices). */
export interface PinchRunner {
  readonly playerOut: number;
  readonly playerIn: number;
}

/**
 * Returns the pinch runner for the runner on second, or on first with second open; null for none.
 */
export const decidePinchRunner = (live: LiveGame): PinchRunner | null => {
  const { onBase, bat } = live;
  const base = has(onBase, 2) ? 2 : 1;
  if (!has(onBase, base)) return null;
  const playerOut = live.playerOn(base);
  const candidates = bat.setup.pinchRunners[playerOut];
  if (candidates === undefined || candidates.length === 0) return null;
  const playerIn = firstAvailable(live, candidates);
  if (playerIn === NOBODY) return null;
  const fast = bat.batterTables(playerIn);
  const slow = bat.batterTables(playerOut);
  const gain =
    base === 2 ? scoringGain(live, fast, slow) : stealGain(live, fast) - stealGain(live, slow);
  const runValue =
    battingWinExpectancy(live, live.outs, onBase, 1) -
    battingWinExpectancy(live, live.outs, onBase, 0);
  const cost = Math.max(0, slow.runs - fast.runs) * BATS_AGAIN * runValue;
  return gain - cost >= MIN_PINCH_RUN_GAIN ? { playerOut, playerIn } : null;
};
