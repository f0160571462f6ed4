import {
  BATTER_RESULTS,
  SUM_WEIGHTS,
  type BatterDice,
  type BatterResult,
  type PitcherDice,
  type PitcherModifier,
} from './card.ts';
import { afterPitcher } from './pitcher-effect.ts';

/** One whole number for each result. */
export type ResultCounts = Readonly<Record<BatterResult, number>>;

/** Falls of the two tables of a batter: 36 x 36. */
export const BATTER_CHANCES = 1296;

/** Falls of a batter's two tables and a pitcher's one: 36 x 36 x 36. */
export const MATCHUP_CHANCES = 46_656;

const none = (): Record<BatterResult, number> =>
  Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0])) as Record<BatterResult, number>;

/** In how many of 1,296 falls of the dice a batter's card says each result. Sums to 1,296. */
export const batterOdds = (dice: BatterDice): ResultCounts => {
  const counts = none();
  dice.base.forEach((cell, at) => {
    const weight = SUM_WEIGHTS[at] ?? 0;
    if (cell !== 'X') counts[cell] += weight * 36;
    else dice.extra.forEach((result, xAt) => (counts[result] += weight * (SUM_WEIGHTS[xAt] ?? 0)));
  });
  return counts;
};

/** In how many of 36 falls a pitcher's card says each modifier; cells that are absent say nothing. */
export const pitcherOdds = (dice: PitcherDice): ReadonlyMap<PitcherModifier | null, number> => {
  const counts = new Map<PitcherModifier | null, number>();
  dice.forEach((cell, at) => counts.set(cell, (counts.get(cell) ?? 0) + (SUM_WEIGHTS[at] ?? 0)));
  return counts;
};

/** In how many of 46,656 falls a plate appearance of this batter against this rested pitcher ends in each result. */
export const matchupOdds = (batter: BatterDice, pitcher: PitcherDice): ResultCounts => {
  const counts = none();
  const chances = batterOdds(batter);
  for (const [modifier, weight] of pitcherOdds(pitcher)) {
    for (const result of BATTER_RESULTS) {
      counts[afterPitcher(result, modifier)] += chances[result] * weight;
    }
  }
  return counts;
};

/** Averages that results add up to, as rates; BB counts as reaching base and not as an at-bat. */
export const lineOf = (counts: ResultCounts) => {
  const hits = counts.H1 + counts.H2 + counts.H3 + counts.HR;
  const atBats = hits + counts.SO + counts.OO;
  const bases = counts.H1 + 2 * counts.H2 + 3 * counts.H3 + 4 * counts.HR;
  const rate = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const obp = rate(hits + counts.BB, atBats + counts.BB);
  const slg = rate(bases, atBats);
  return { avg: rate(hits, atBats), obp, slg, ops: obp + slg };
};
