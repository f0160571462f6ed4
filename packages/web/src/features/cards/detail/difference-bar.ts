/** The difference at which a bar reaches the edge: a quarter of the season's figure. */
export const FULL_DIFFERENCE = 0.25;

/** A difference drawn from the middle. */
export interface DifferenceBar {
  /** From -1, the left edge, to 1, the right one; 0 is no difference. */
  readonly length: number;
  /** Whether the difference is larger than the bar can show. */
  readonly isClipped: boolean;
}

/**
 * Returns the bar of a figure that the dice give, compared with the season's: to the right where
 * the dice give more of it, to the left where they give less.
 */
export function differenceBar(season: number, dice: number): DifferenceBar {
  if (season === dice) return { length: 0, isClipped: false };
  // Against a season of none, any is more than a bar can show.
  if (season === 0) return { length: Math.sign(dice), isClipped: true };
  const share = (dice - season) / Math.abs(season) / FULL_DIFFERENCE;
  return { length: Math.max(-1, Math.min(1, share)), isClipped: Math.abs(share) > 1 };
}
