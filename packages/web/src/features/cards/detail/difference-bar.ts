import type { FigureComparison } from '@pennant/rules/cards/compare-season-to-dice';

/** The difference at which a bar reaches the edge: a quarter of the season's figure. */
const FULL_DIFFERENCE = 0.25;

/** A difference drawn from the middle. */
export interface DifferenceBar {
  /** From -1, the left edge, to 1, the right one; 0 is no difference. */
  readonly length: number;
  /** Whether the difference is larger than the bar can show. */
  readonly isClipped: boolean;
}

/**
 * The smallest figure that a difference is measured against: one home run for two is no season that
 * the dice have missed by half.
 */
const SMALLEST_COUNT = 10;
const SMALLEST_PER_NINE = 2;

/** Returns what the difference of a figure is measured against. */
const baseOf = (figure: FigureComparison['figure'], season: number): number => {
  if (figure.endsWith('9')) return Math.max(season, SMALLEST_PER_NINE);
  const isCount = figure === 'HR' || figure === 'SO' || figure === 'BB';
  return isCount ? Math.max(season, SMALLEST_COUNT) : season;
};

/**
 * Returns the bar of a figure that the dice give, compared with the season's: to the right where
 * the dice give more of it, to the left where they give less. Null where the record is blank.
 */
export function differenceBar({ figure, season, dice }: FigureComparison): DifferenceBar | null {
  if (season === null) return null;
  if (season === dice) return { length: 0, isClipped: false };
  const base = baseOf(figure, season);
  const share = base === 0 ? Infinity : (dice - season) / base / FULL_DIFFERENCE;
  return { length: Math.max(-1, Math.min(1, share)), isClipped: Math.abs(share) > 1 };
}
