import type { Random } from '../seeded-random.ts';

/** A list of names that are drawn as often as they were common. */
export interface WeightedNames {
  readonly names: readonly string[];
  pick(chance: Random): string;
}

/** Returns the names of a list whose lines are a weight and the names as common as that. */
export const weightedNames = (list: string): WeightedNames => {
  const weights = new Map<string, number>();
  for (const line of list.trim().split('\n')) {
    const [weight, ...names] = line.trim().split(/\s+/);
    // A name on two lines is as common as the first says.
    for (const name of names) if (!weights.has(name)) weights.set(name, Number(weight));
  }
  const names = [...weights.keys()];
  const sums: number[] = [];
  for (const name of names) sums.push((sums.at(-1) ?? 0) + (weights.get(name) ?? 0));
  const total = sums.at(-1) ?? 0;
  return {
    names,
    pick: (chance) => {
      const drawn = chance.fraction() * total;
      return names[sums.findIndex((sum) => drawn < sum)] ?? names[0] ?? '';
    },
  };
};
