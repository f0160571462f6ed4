import { ATTEMPT_RATE_INDEX } from '../baserunning/steal-chances.ts';
import { stealChance } from '../baserunning/steal.ts';
import type { RunnerSet } from '../baserunning/send-runners.ts';
import { LOOSE_PITCH_CHANCE, rescaleAfterLoosePitch } from '../baserunning/wild-pitch.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { isTightGame } from './tight-game.ts';

/**
 * A steal that adds this much to the win expectancy is tried whenever the odds are good; at worse
 * odds it never is.
 */
export const MIN_STEAL_GAIN = 0.015;
const GOOD_ODDS = 0.75;

/** Whether a steal adds enough, at good odds, to be tried whatever the runner's attempt rate is. */
const isSureThing = (live: LiveGame, base: number): boolean =>
  stealChance(live, base) >= GOOD_ODDS && stealGain(live, base) >= MIN_STEAL_GAIN;

/** Returns what a steal adds to the win expectancy. */
const stealGain = (live: LiveGame, base: number): number => {
  const { outs, onBase } = live;
  const chance = stealChance(live, base);
  const left = onBase & ~base;
  const safe = live.battingWinExpectancy(outs, left | (base << 1), 0);
  const out = live.battingWinExpectancy(outs + 1, left, 0);
  return chance * safe + (1 - chance) * out - live.battingWinExpectancy(outs, onBase, 0);
};

const FIRST_ATTEMPTS = ATTEMPT_RATE_INDEX;
const rest = rescaleAfterLoosePitch;
const tight = isTightGame;

/**
 * Largest possible difference between a draw and its rescaled rest (the chance of a loose pitch
 * over its complement, and a little more): the rest of a draw that is further above a rate need not
 * be computed.
 */
const MAX_REST_DIFFERENCE = LOOSE_PITCH_CHANCE / (1 - LOOSE_PITCH_CHANCE) + 0.001;

/**
 * The base of the runner who may steal, by the occupied bases (as bits): second with third open,
 * else first with second open; 0 if there is none.
 */
const STEALER_BASE: readonly number[] = [0, 1, 2, 2, 0, 1, 0, 0];

/**
 * Returns the runner the computer manager lets steal before the next batter, as a set: the one on
 * first with second open, or on second with third open, as often as in their season; by design only
 * if it raises the win expectancy, and late in a close game whenever it raises it much. `drawn` is
 * a number in [0, 1) at which no loose pitch occurred; its rescaled rest decides.
 */
export const decideSteal = (live: LiveGame, drawn: number): RunnerSet => {
  const { onBase } = live;
  const base = STEALER_BASE[onBase] as number;
  if (base === 0) return 0;
  const rate = live.runnerOn(base).stealing[FIRST_ATTEMPTS + base] as number;
  const isTried =
    drawn < rate + MAX_REST_DIFFERENCE && rest(drawn) < rate
      ? !live.designed || stealGain(live, base) > 0
      : tight(live) && isSureThing(live, base);
  return isTried ? base : 0;
};
