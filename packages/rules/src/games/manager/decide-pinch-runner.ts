import {
  countBases,
  has,
  withBase,
  without,
  type Base,
  type BaseSet,
} from '../baserunning/base-set.ts';
import { RUNNING_KIND } from '../baserunning/running-chances.ts';
import { ATTEMPT_RATE_INDEX, DESIGNED_CHANCE_INDEX } from '../baserunning/steal-chances.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { FIRST_STARTER } from '../lineup-slots.ts';
import type { CompiledBatter } from '../setup.ts';
import { NOBODY } from '../state.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';
import { canEnter, isAnyCover } from './field-cover.ts';

/**
 * What a pinch runner must add to the win expectancy: the bench is short, and a better moment may
 * come.
 */
export const MIN_PINCH_RUN_GAIN = 0.0003;
/** Speed up to which the tying or the winning run is run for, by anybody much faster. */
const SLOW = 50;
/** Runs a plate appearance by which the bat that leaves may be better, then. */
const MAX_BAT_LOST = 0.05;
/** How often a player replaced by a pinch runner would have batted again, this late in a game. */
const BATS_AGAIN = 0.4;
const SINGLE = 0.15;

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

/** Returns the fastest of the bench who may run for the player of a position, -1 for nobody. */
const findFasterRunner = (bat: LiveSide, position: number): number => {
  const candidates = bat.setup.pinchRunners[position] as readonly number[];
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as number;
    if (bat.isAvailable(candidate) && canEnter(bat, position, candidate)) return candidate;
  }
  return NOBODY;
};

/** A pinch runner and the player replaced (lineup indices). */
export interface PinchRunner {
  readonly playerOut: number;
  readonly playerIn: number;
}

/** Whether the runner on `base` is the tying or the winning run. */
const isTyingOrWinningRun = ({ onBase, bat, field }: LiveGame, base: Base): boolean => {
  const runs = bat.runs + 1 + countBases((onBase >> base) as BaseSet);
  return runs === field.runs || runs === field.runs + 1;
};

/** Returns what the faster runner adds to the win expectancy, less the bat that leaves. */
const pinchRunGain = (
  live: LiveGame,
  base: 1 | 2,
  fast: CompiledBatter,
  slow: CompiledBatter,
): number => {
  const gain =
    base === 2 ? scoringGain(live, fast, slow) : stealGain(live, fast) - stealGain(live, slow);
  const runValue =
    battingWinExpectancy(live, live.outs, live.onBase, 1) -
    battingWinExpectancy(live, live.outs, live.onBase, 0);
  return gain - Math.max(0, slow.runs - fast.runs) * BATS_AGAIN * runValue;
};

/** Returns who runs for the runner on `base`, null for nobody. */
const findPinchRunner = (live: LiveGame, base: 1 | 2): PinchRunner | null => {
  const { bat } = live;
  const playerOut = live.playerOn(base);
  // Nobody runs for a substitute, or for a pitcher who bats.
  if (playerOut >= FIRST_STARTER || !isAnyCover(bat, playerOut)) return null;
  const playerIn = findFasterRunner(bat, playerOut);
  if (playerIn === NOBODY) return null;
  const fast = bat.batterTables(playerIn);
  const slow = bat.batterTables(playerOut);
  const isRunFor =
    slow.speed <= SLOW && slow.runs - fast.runs <= MAX_BAT_LOST && isTyingOrWinningRun(live, base);
  if (isRunFor) return { playerOut, playerIn };
  const isNextFree = base === 2 || !has(live.onBase, 2);
  return isNextFree && pinchRunGain(live, base, fast, slow) >= MIN_PINCH_RUN_GAIN
    ? { playerOut, playerIn }
    : null;
};

/**
 * Returns the pinch runner for the runner on second, or on first; null for none. A slow runner who
 * is the tying or the winning run is run for; else it must pay, and on first second must be open.
 */
export const decidePinchRunner = (live: LiveGame): PinchRunner | null => {
  const onSecond = has(live.onBase, 2) ? findPinchRunner(live, 2) : null;
  if (onSecond !== null) return onSecond;
  return has(live.onBase, 1) ? findPinchRunner(live, 1) : null;
};
