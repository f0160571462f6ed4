import type { GameEarnings } from '@pennant/contract/game-summary';

const MINUS = '\u2212';

/** Returns "+18", "−12" or "±0". */
export const signedText = (change: number): string =>
  change === 0 ? '±0' : `${change > 0 ? '+' : MINUS}${Math.abs(change)}`;

/** The rating of a team before and after a game: "1512 → 1530". */
export function RatingChange({
  rating: { before, after },
}: {
  readonly rating: NonNullable<GameEarnings['rating']>;
}) {
  return (
    <span className="figures whitespace-nowrap">
      {before} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> <strong>{after}</strong>
    </span>
  );
}
