import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type BatterResult,
  type PitcherModifier,
} from './card.ts';
import type { ResultCounts } from './odds.ts';
import { afterPitcher } from './pitcher-effect.ts';

/** How often a pitcher's throw, or an average one, brings each modifier: chances that leave what is missing to 1 without any. */
export type ModifierChances = Readonly<Record<PitcherModifier, number>>;

/** Results after a pitcher's throw, where before it each came with these chances. Both sum to the same. */
export const afterChances = (before: ResultCounts, pitching: ModifierChances): ResultCounts => {
  const after = Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0])) as Record<
    BatterResult,
    number
  >;
  const quiet = 1 - PITCHER_MODIFIERS.reduce((sum, modifier) => sum + pitching[modifier], 0);
  for (const result of BATTER_RESULTS) {
    after[result] += before[result] * quiet;
    for (const modifier of PITCHER_MODIFIERS) {
      after[afterPitcher(result, modifier)] += before[result] * pitching[modifier];
    }
  }
  return after;
};
