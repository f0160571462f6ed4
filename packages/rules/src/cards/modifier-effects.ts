import type { BatterResult, PitcherModifier } from './card.ts';

/**
 * Outcome of each result that a modifier changes: the batter's result on the left, the outcome on
 * the right (docs/spec/decisions.md, "The card's dice").
 */
export const MODIFIER_EFFECTS: Readonly<
  Record<PitcherModifier, Readonly<Partial<Record<BatterResult, BatterResult>>>>
> = {
  h9l: { H1: 'OO', H2: 'OO', H3: 'OO' },
  h9h: { OO: 'H1' },
  hr9l: { HR: 'OO' },
  hr9h: { H2: 'HR' },
  bb9l: { BB: 'OO' },
  bb9h: { OO: 'BB' },
  k9h: { OO: 'SO' },
  k9l: { SO: 'OO' },
};

/**
 * Returns the outcome of a plate appearance after the pitcher's cell is applied. An empty cell
 * leaves the batter's result unchanged.
 */
export const applyModifier = (
  result: BatterResult,
  modifier: PitcherModifier | null,
): BatterResult => (modifier === null ? result : (MODIFIER_EFFECTS[modifier][result] ?? result));
