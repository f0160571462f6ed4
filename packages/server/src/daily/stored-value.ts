import type { ValuedDailyDecision } from '@pennant/rules/daily/value-daily-decision';

/**
 * What a decision's options are worth, as it is stored: the index of the best one, and of each
 * option, in the order in which they were offered, chance, its error and cost, in millionths.
 */
export type StoredValue = readonly [
  best: number,
  ...options: (readonly [chance: number, error: number, cost: number])[],
];

const MILLION = 1_000_000;
const toMillionths = (share: number): number => Math.round(share * MILLION);

/** Returns what a decision's options are worth as it is stored. */
export const toStoredValue = ({ best, options }: ValuedDailyDecision): StoredValue => [
  options.findIndex(({ option }) => option === best),
  ...options.map(
    ({ chance, error, cost }) =>
      [toMillionths(chance), toMillionths(error), toMillionths(cost)] as const,
  ),
];

/** An option's worth in shares of 1. */
export interface OptionValue {
  readonly chance: number;
  readonly error: number;
  readonly cost: number;
}

/** Returns the worth of a decision's options. */
export const optionValuesOf = ([, ...options]: StoredValue): OptionValue[] =>
  options.map(([chance, error, cost]) => ({
    chance: chance / MILLION,
    error: error / MILLION,
    cost: cost / MILLION,
  }));

/** Returns what choices gave up in all, by the index of what was chosen of each decision. */
export const givenUpBy = (values: readonly StoredValue[], chosen: readonly number[]): number => {
  const sum = values.reduce((total, [, ...options], index) => {
    const option = options[chosen[index] ?? -1];
    if (option === undefined) throw new Error('a choice is none of the options that were valued');
    return total + option[2];
  }, 0);
  // Each decision costs a part of what is left to lose, so that it may come to more than a game.
  return Math.min(1, sum / MILLION);
};
