import { differenceOf, meanOf } from '../games/analysis/review/chances.ts';
import { ROLLOUTS, rolloutChances } from '../games/analysis/review/rollout-chances.ts';
import { signOf } from '../games/analysis/review/value-moment.ts';
import type { Command } from '../games/command.ts';
import { sha256Hex } from '../fairness/commitment.ts';
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

/** Below so many standard errors a cost is no more than noise. */
const ERRORS_OF_A_COST = 2;
const SEED_DIGITS = 8;

/**
 * Returns a decision with the worth of its options by games played out from there. It follows from
 * the day, the game and the decision alone, so that every program gets the same figures.
 */
export const valueDailyDecision = (
  { setup, side }: DailyGame,
  { state, options }: Pick<MadeDecision, 'state' | 'options'>,
  { day, rollouts = ROLLOUTS }: { readonly day: string; readonly rollouts?: number },
): ValuedDailyDecision => {
  const key = `${day} ${dailyStateKey(state, options)}`;
  const seed = Number.parseInt(sha256Hex(key).slice(0, SEED_DIGITS), 16);
  const chances = rolloutChances(setup, { seed, rollouts });
  const settled = settleState(state);
  const valued = options.map((action: Command) => ({
    option: formatOption(action),
    first: chances.winsAfter(settled, action, 'first'),
    second: chances.winsAfter(settled, action, 'second'),
  }));
  const sign = signOf(side);
  const best = valued.reduce((one, other) =>
    sign * (meanOf(other.first).mean - meanOf(one.first).mean) > 0 ? other : one,
  );
  const values = valued.map(({ option, second }): DailyOptionValue => {
    const { mean, error } = meanOf(second);
    const more = differenceOf(best.second, second);
    const cost = sign * more.mean;
    return {
      option,
      chance: side === 'home' ? mean : 1 - mean,
      error,
      cost: cost > ERRORS_OF_A_COST * more.error ? cost : 0,
    };
  });
  return {
    best: best.option,
    options: values,
    worth: Math.max(...values.map(({ cost }) => cost)),
  };
};

/** Returns what choosing an option gave up. Throws for one that was not offered. */
export const costOf = ({ options }: ValuedDailyDecision, option: string): number => {
  const value = options.find((one) => one.option === option);
  if (value === undefined) throw new Error(`Not an option of the decision: ${option}`);
  return value.cost;
};
