import type { BatterResult, PitcherModifier } from './card.ts';

/** What each modifier turns into what: the batter's result on the left, the outcome on the right (3-decisions, The card's dice). */
export const PITCHER_EFFECTS: Readonly<
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

/** The outcome of a plate appearance once the pitcher's cell has acted. An empty cell leaves the batter's result alone. */
export const afterPitcher = (
  result: BatterResult,
  modifier: PitcherModifier | null,
): BatterResult => (modifier === null ? result : (PITCHER_EFFECTS[modifier][result] ?? result));
