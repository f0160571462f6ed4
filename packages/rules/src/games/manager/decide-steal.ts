import { ATTEMPT_RATE_INDEX } from '../baserunning/steal-chances.ts';
import { stealChance } from '../baserunning/steal.ts';
import {
  BASE_SETS,
  NO_BASES,
  has,
  nextBase,
  only,
  withBase,
  without,
  type BaseSet,
} from '../baserunning/base-set.ts';
import { LOOSE_PITCH_CHANCE, rescaleAfterLoosePitch } from '../baserunning/wild-pitch.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';

/**
 * A steal that adds this much to the win expectancy is tried whenever the odds are good; at worse
 * odds it never is.
 */
export const MIN_STEAL_GAIN = 0.015;
const GOOD_ODDS = 0.75;

/** Whether a steal adds enough, at good odds, to be tried whatever the runner's attempt rate is. */
const isSureThing = (live: LiveGame, base: 1 | 2): boolean =>
  stealChance(live, base) >= GOOD_ODDS && stealGain(live, base) >= MIN_STEAL_GAIN;

/** Returns what a steal adds to the win expectancy. */
const stealGain = (live: LiveGame, base: 1 | 2): number => {
  const { outs, onBase } = live;
  const chance = stealChance(live, base);
  const left = without(onBase, base);
  const safe = battingWinExpectancy(live, outs, withBase(left, nextBase(base)), 0);
  const out = battingWinExpectancy(live, outs + 1, left, 0);
  return chance * safe + (1 - chance) * out - battingWinExpectancy(live, outs, onBase, 0);
};

/**
 * Largest possible difference between a draw and its rescaled rest (the chance of a loose pitch
 * over its complement, and a little more): the rest of a draw that is further above a rate need not
 * be computed.
 */
const MAX_REST_DIFFERENCE = LOOSE_PITCH_CHANCE / (1 - LOOSE_PITCH_CHANCE) + 0.001;

/** By occupied bases: that of the runner with the next base open, if on second or on first. */
const STEALER = BASE_SETS.map((onBase): 1 | 2 | null => {
  if (has(onBase, 2)) return has(onBase, 3) ? null : 2;
  return has(onBase, 1) ? 1 : null;
});

/**
 * Returns the runner the computer manager lets steal before the next batter, as a set: the one on
 * first with second open, or on second with third open, as often as in their season; by design only
 * if it raises the win expectancy, and late in a close game whenever it raises it much. `drawn` is
 * a number in [0, 1) at which no loose pitch occurred; its rescaled rest decides.
 */
export const decideSteal = (live: LiveGame, drawn: number): BaseSet => {
  const base = STEALER[live.onBase];
  if (base == null) return NO_BASES;
  const rate = live.runnerTables(base).stealing[ATTEMPT_RATE_INDEX + base] as number;
  const isTried =
    drawn < rate + MAX_REST_DIFFERENCE && rescaleAfterLoosePitch(drawn) < rate
      ? !live.designed || stealGain(live, base) > 0
      : live.isTight() && isSureThing(live, base);
  return isTried ? only(base) : NO_BASES;
};
