import { sha256Hex } from '../fairness/commitment.ts';
import { differenceOf, meanOf } from '../games/analysis/review/chances.ts';
import { ROLLOUTS, rolloutChances } from '../games/analysis/review/rollout-chances.ts';
import { ERRORS_OF_A_COST, ofSide, signOf } from '../games/analysis/review/value-moment.ts';
import { formatOption } from './daily-option.ts';
import type { DailyGame, MadeDecision } from './daily-run.ts';
import { dailyStateKey, settleState } from './daily-state-key.ts';

/** What an option of a decision is worth to the user's side. */
export interface DailyOptionValue {
  /** As `formatOption` writes it. */
  readonly option: string;
  /** How often the side wins then, the computer managing both, and the standard error of it. */
  readonly chance: number;
  readonly error: number;
  /** By how much the best option wins more often; 0 where that is within the error. */
  readonly cost: number;
}

/** A decision with the worth of each of its options: plain data. */
export interface ValuedDailyDecision {
  /** What is best: one of the options. */
  readonly best: string;
  /** In the order in which they were offered. */
  readonly options: readonly DailyOptionValue[];
  /** What the worst option costs. */
  readonly worth: number;
}

/** Hexadecimal digits of a hash that make the 32 bits of a seed. */
const SEED_DIGITS = 8;

/**
 * Returns a decision with the worth of its options, by games that are played out from there: what
 * is best by one sample, and the costs by another, since the best of several in one sample is
 * better there than it is. The figures follow from the day, the game and the decision alone, so
 * that every program gets the same.
 */
export const valueDailyDecision = (
  { setup, side }: DailyGame,
  { state, options }: Pick<MadeDecision, 'state' | 'options'>,
  { day, rollouts = ROLLOUTS }: { readonly day: string; readonly rollouts?: number },
): ValuedDailyDecision => {
  const hash = sha256Hex(`${day} ${dailyStateKey(state, options)}`);
  const seed = Number.parseInt(hash.slice(0, SEED_DIGITS), 16);
  const chances = rolloutChances(setup, { seed, rollouts });
  const settled = settleState(state);
  const sign = signOf(side);
  const played = options.map((option) => ({
    option: formatOption(option),
    wins: sign * meanOf(chances.winsAfter(settled, option, 'first')).mean,
    second: chances.winsAfter(settled, option, 'second'),
  }));
  const best = played.reduce((one, other) => (other.wins > one.wins ? other : one));
  const values = played.map(({ option, second }): DailyOptionValue => {
    const { mean, error } = differenceOf(best.second, second);
    const cost = sign * mean > ERRORS_OF_A_COST * error ? sign * mean : 0;
    const chance = ofSide(side, meanOf(second));
    return { option, chance: chance.mean, error: chance.error, cost };
  });
  const worth = Math.max(...values.map(({ cost }) => cost));
  return { best: best.option, options: values, worth };
};

/** Returns what choosing an option gave up. Throws for one that was not offered. */
export const costOf = ({ options }: ValuedDailyDecision, option: string): number => {
  const value = options.find((one) => one.option === option);
  if (value === undefined) throw new Error(`Not an option of the decision: ${option}`);
  return value.cost;
};
