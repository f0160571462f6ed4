import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type BatterResult,
  type PitcherModifier,
} from './card.ts';
import type { ResultCounts } from './dice-odds.ts';
import { applyModifier } from './modifier-effects.ts';

/**
 * Probability of each modifier on a pitcher's roll, of one pitcher or averaged over several; the
 * remainder to 1 is the probability of no modifier.
 */
export type ModifierChances = Readonly<Record<PitcherModifier, number>>;

/** Returns the result counts after a pitcher's modifiers are applied; their sum is unchanged. */
export const applyModifierChances = (
  before: ResultCounts,
  pitching: ModifierChances,
): ResultCounts => {
  const after = Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0])) as Record<
    BatterResult,
    number
  >;
  const unmodified = 1 - PITCHER_MODIFIERS.reduce((sum, modifier) => sum + pitching[modifier], 0);
  for (const result of BATTER_RESULTS) {
    after[result] += before[result] * unmodified;
    for (const modifier of PITCHER_MODIFIERS) {
      after[applyModifier(result, modifier)] += before[result] * pitching[modifier];
    }
  }
  return after;
};
