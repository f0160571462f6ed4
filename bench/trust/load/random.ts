import { SeededDice } from '@pennant/rules/fairness/seeded-dice';

/** Random choices that a seed repeats. */
export interface Random {
  /** Returns a number of at least 0 and less than 1. */
  fraction(): number;
  /** Returns a whole number of at least 0 and less than `bound`. */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T;
  /** Returns one of the keys, each as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
}

export function createRandom(seed: number): Random {
  const dice = new SeededDice(seed);
  const fraction = () => dice.fraction('trust');
  const below = (bound: number) => Math.floor(fraction() * bound);
  return {
    fraction,
    below,
    oneOf: (items) => items[below(items.length)]!,
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return entries.at(-1)![0];
    },
  };
}
