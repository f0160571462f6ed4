import {
  BATTER_RESULTS,
  SUM_WEIGHTS,
  type BatterDice,
  type BatterResult,
  type PitcherDice,
  type PitcherModifier,
} from './card.ts';
import { applyModifier } from './modifier-effects.ts';

/** One whole number for each result. */
export type ResultCounts = Readonly<Record<BatterResult, number>>;

/** Number of rolls on a batter's two tables: 36 x 36. */
export const BATTER_CHANCES = 1296;

/** Number of rolls on a batter's two tables and a pitcher's one: 36 x 36 x 36. */
export const MATCHUP_CHANCES = 46_656;

const zeroCounts = (): Record<BatterResult, number> =>
  Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0])) as Record<BatterResult, number>;

/**
 * Returns the number of the 1,296 rolls that give each result on a batter's card. Sums to 1,296.
 */
export const batterOdds = (dice: BatterDice): ResultCounts => {
  const counts = zeroCounts();
  dice.base.forEach((cell, index) => {
    const weight = SUM_WEIGHTS[index] ?? 0;
    if (cell !== 'X') counts[cell] += weight * 36;
    else
      dice.extra.forEach(
        (result, extraIndex) => (counts[result] += weight * (SUM_WEIGHTS[extraIndex] ?? 0)),
      );
  });
  return counts;
};

/**
 * Returns the number of the 36 rolls that give each modifier on a pitcher's card; modifiers that
 * the card lacks are absent.
 */
export const pitcherOdds = (dice: PitcherDice): ReadonlyMap<PitcherModifier | null, number> => {
  const counts = new Map<PitcherModifier | null, number>();
  dice.forEach((cell, index) =>
    counts.set(cell, (counts.get(cell) ?? 0) + (SUM_WEIGHTS[index] ?? 0)),
  );
  return counts;
};

/**
 * Returns the number of the 46,656 rolls in which a plate appearance of this batter against this
 * pitcher, rested, ends in each result.
 */
export const matchupOdds = (batter: BatterDice, pitcher: PitcherDice): ResultCounts => {
  const counts = zeroCounts();
  const chances = batterOdds(batter);
  for (const [modifier, weight] of pitcherOdds(pitcher)) {
    for (const result of BATTER_RESULTS) {
      counts[applyModifier(result, modifier)] += chances[result] * weight;
    }
  }
  return counts;
};

/** Returns AVG, OBP, SLG and OPS of result counts; BB counts as reaching base, not as an at-bat. */
export const slashLineOf = (counts: ResultCounts) => {
  const hits = counts.H1 + counts.H2 + counts.H3 + counts.HR;
  const atBats = hits + counts.SO + counts.OO;
  const bases = counts.H1 + 2 * counts.H2 + 3 * counts.H3 + 4 * counts.HR;
  const rate = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const obp = rate(hits + counts.BB, atBats + counts.BB);
  const slg = rate(bases, atBats);
  return { avg: rate(hits, atBats), obp, slg, ops: obp + slg };
};
