import type { Command } from '../../command.ts';
import type { GameState } from '../../state.ts';

/**
 * Samples that do not share a random number. What is best is found in the first, and valued in the
 * second: the best of several in one sample is better there than it is, and would make a cost out
 * of noise.
 */
export type Sample = 'first' | 'second';

/**
 * Tells how often the home side wins once something is done in a game, the computer then managing
 * both sides.
 */
export interface ChanceSource {
  /**
   * Returns the results of games from there, between 0 and 1 each. The same position of two results
   * of one state and sample has the same dice, so that they may be compared one by one; one may be
   * longer than the other.
   */
  winsAfter(state: GameState, action: Command, sample: Sample): ArrayLike<number>;
}

/** A mean, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Returns the mean of numbers with its standard error; of one number alone, which is exact, 0. */
const estimate = (count: number, valueAt: (index: number) => number): Estimate => {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < count; index++) {
    const value = valueAt(index);
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - sum * mean) / (count - 1));
  return { mean, error: Math.sqrt(variance / count) };
};

/** Returns the mean of results. */
export const meanOf = (wins: ArrayLike<number>): Estimate =>
  estimate(wins.length, (index) => wins[index] as number);

/** Returns by how much `one` wins more often than `other`, compared as far as both go. */
export const differenceOf = (one: ArrayLike<number>, other: ArrayLike<number>): Estimate =>
  estimate(
    Math.min(one.length, other.length),
    (index) => (one[index] as number) - (other[index] as number),
  );
