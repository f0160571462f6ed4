/** What a card's milestones are counted in, the most remarkable first. */
export const MILESTONE_FIGURES = ['hr', 'so', 'hits', 'rbi', 'sb'] as const;
export type MilestoneFigure = (typeof MILESTONE_FIGURES)[number];

/** A card's totals for its owner. `so` counts for pitchers only: it is the batters struck out. */
export type MilestoneTotals = Readonly<Record<MilestoneFigure, number>>;

/** The numbers worth a line in the newspaper. Beyond the last, every further hundred. */
const NUMBERS: Readonly<Record<MilestoneFigure, readonly number[]>> = {
  hr: [1, 10, 25, 50, 75, 100],
  so: [25, 50, 100, 150, 200, 300],
  hits: [25, 50, 100, 150, 200, 300],
  rbi: [25, 50, 75, 100, 200],
  sb: [10, 25, 50, 75, 100],
};

export interface Milestone {
  readonly figure: MilestoneFigure;
  /** The number that was reached or passed: 100 for the hundredth. */
  readonly number: number;
}

/** Returns the last milestone of a figure at or below a total; 0 before the first. */
const lastReached = (figure: MilestoneFigure, total: number): number => {
  const numbers = NUMBERS[figure];
  const top = numbers.at(-1) ?? 0;
  if (total >= top + 100) return total - (total % 100);
  return numbers.findLast((number) => number <= total) ?? 0;
};

/** Returns the milestones that a card reached with `gained` on top of what it had before. */
export const milestonesReached = (total: MilestoneTotals, gained: MilestoneTotals): Milestone[] =>
  MILESTONE_FIGURES.flatMap((figure) => {
    const now = lastReached(figure, total[figure]);
    const before = lastReached(figure, total[figure] - gained[figure]);
    return now > before ? [{ figure, number: now }] : [];
  });
