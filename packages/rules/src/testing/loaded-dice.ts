import type { Dice, DiceSource } from '../fairness/dice.ts';

/**
 * Values for each label, in order: faces for "batter", "extra", "pitcher", fractions for all
 * others.
 */
export type Load = Readonly<Record<string, number | readonly number[]>>;

/** Default values with which nothing out of the ordinary happens. */
const DEFAULTS: Load = {
  tired: 0.999,
  'between batters': 0.999,
  'doubled off': 0.999,
};
const FACES = new Set(['batter', 'extra', 'pitcher']);

/**
 * Returns dice with the given values. The last fraction of a label is repeated, faces start over.
 * Throws for a label with neither a value nor a default, so that a test states everything that its
 * play depends on.
 */
export const loadedDice = (load: Load = {}): DiceSource => {
  const used = new Map<string, number>();
  const draw = (label: string): number => {
    const loaded = load[label] ?? (FACES.has(label) ? [3, 4] : DEFAULTS[label]);
    if (loaded === undefined) throw new Error(`The loaded dice have no value for "${label}"`);
    const values = typeof loaded === 'number' ? [loaded] : loaded;
    const index = used.get(label) ?? 0;
    used.set(label, index + 1);
    const value = FACES.has(label)
      ? values[index % values.length]
      : (values[index] ?? values.at(-1));
    if (value === undefined) throw new Error(`Nothing loaded for "${label}"`);
    return value;
  };
  const dice: Dice = { die: draw, fraction: draw };
  return { event: () => dice };
};
