import type { Defence } from '@pennant/contract/challenges';

import { signedText } from '../games/after-game/rating-change.tsx';

/** Returns how a game of another against the user's team ended: "Beaten 4-3 by rookie6". */
export function defenceText({
  User,
  won,
  runs,
  opponentRuns,
  isAbandoned,
}: Pick<Defence, 'User' | 'won' | 'runs' | 'opponentRuns' | 'isAbandoned'>): string {
  const name = User?.username ?? 'a former player';
  if (isAbandoned) return `Won by forfeit: ${name} gave the game up`;
  return won
    ? `Held ${name} off ${runs}-${opponentRuns}`
    : `Beaten ${opponentRuns}-${runs} by ${name}`;
}

/** Returns what a defence did to the user's rating: "Rating 1497 (−3)"; or why nothing. */
export function defenceRatingText({ isRated, rating }: Pick<Defence, 'isRated' | 'rating'>) {
  if (!isRated) return 'Not rated';
  if (rating === null) return 'Past the ten of the day that are rated';
  return `Rating ${rating.after} (${signedText(rating.after - rating.before)})`;
}
