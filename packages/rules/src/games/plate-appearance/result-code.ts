import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type BatterResult,
  type PitcherModifier,
} from '../../cards/card.ts';
import { MODIFIER_EFFECTS } from '../../cards/modifier-effects.ts';

/**
 * Results as codes, in the order of `BATTER_RESULTS` (a single is 0, a triple 2); X follows them.
 */
export const RESULT_CODE = { H1: 0, HR: 3, BB: 4, SO: 5, OO: 6, X: 7 } as const;

/** Codes of a pitcher's cells: 0 is empty, then `PITCHER_MODIFIERS` in their order. */
export const EMPTY_CELL = 0;
export const cellCode = (modifier: PitcherModifier | null): number =>
  modifier === null ? EMPTY_CELL : PITCHER_MODIFIERS.indexOf(modifier) + 1;
export const H9H_CELL = cellCode('h9h');

/** The bases of a hit: one of a single to four of a home run. */
export type TotalBases = 1 | 2 | 3 | 4;

/** Returns the bases of a hit (a code up to that of HR). */
export const totalBases = (hit: number): TotalBases => (hit + 1) as TotalBases;

export const resultName = (code: number): BatterResult => BATTER_RESULTS[code] as BatterResult;
export const modifierName = (code: number): PitcherModifier | null =>
  code === EMPTY_CELL ? null : (PITCHER_MODIFIERS[code - 1] as PitcherModifier);

const CELLS = PITCHER_MODIFIERS.length + 1;
const numbersBelow = (end: number): readonly number[] => [...Array(end).keys()];

/**
 * `AFTER_PITCHER[cell * 8 + result]`: the outcome once the pitcher's cell has acted, from
 * `MODIFIER_EFFECTS`.
 */
export const AFTER_PITCHER: readonly number[] = numbersBelow(CELLS * 8).map((index) => {
  const result = resultName(index % 8);
  const modifier = modifierName(Math.floor(index / 8));
  const outcome = modifier === null ? undefined : MODIFIER_EFFECTS[modifier][result];
  return outcome === undefined ? index % 8 : BATTER_RESULTS.indexOf(outcome);
});

/**
 * By cell code: 1 for cells that help the pitcher, whose effect fatigue may take away (h9l, hr9l,
 * bb9l, k9h).
 */
export const HELPS_PITCHER: readonly number[] = numbersBelow(CELLS).map((cell) => {
  const modifier = modifierName(cell);
  return modifier === 'h9l' || modifier === 'hr9l' || modifier === 'bb9l' || modifier === 'k9h'
    ? 1
    : 0;
});
