import type { Dice, DiceSource } from '../fairness/dice.ts';

/** What falls for each label, in order: faces for "batter", "extra", "pitcher", fractions for all others. */
export type Load = Readonly<Record<string, number | readonly number[]>>;

/** What falls where a test does not care: nothing out of the ordinary happens. */
const QUIET: Load = {
  tired: 0.999,
  'between batters': 0.999,
  'doubled off': 0.999,
};
const FACES = new Set(['batter', 'extra', 'pitcher']);

/**
 * Dice that fall as told. The last value of a label falls again and again. A chance that was not told and is not a quiet one
 * throws, so that a test says everything its play depends on.
 */
export const loadedDice = (load: Load = {}): DiceSource => {
  const used = new Map<string, number>();
  const draw = (label: string): number => {
    const told = load[label] ?? (FACES.has(label) ? [3, 4] : QUIET[label]);
    if (told === undefined) throw new Error(`The loaded dice were not told about "${label}"`);
    const values = typeof told === 'number' ? [told] : told;
    const at = used.get(label) ?? 0;
    used.set(label, at + 1);
    const value = FACES.has(label) ? values[at % values.length] : (values[at] ?? values.at(-1));
    if (value === undefined) throw new Error(`Nothing loaded for "${label}"`);
    return value;
  };
  const dice: Dice = { die: draw, fraction: draw };
  return { event: () => dice };
};
