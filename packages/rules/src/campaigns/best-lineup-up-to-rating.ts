import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { assignBestLineup } from '../teams/best-lineup.ts';
import type { Lineup, LineupCard, LineupEntry } from '../teams/lineup.ts';
import { teamScore } from '../teams/team-score.ts';

/** Number of the best cards that are considered: more than any lineup needs. */
const POOL_SIZE = 600;

/**
 * Returns the best lineup of these cards without any rated above `limit`; null where a slot stays
 * empty.
 */
export function bestLineupUpToRating(
  cards: readonly LineupCard[],
  limit: number,
): { readonly lineup: Lineup; readonly score: number } | null {
  const pool = cards
    .filter(({ rating }) => rating <= limit)
    .toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID)
    .slice(0, POOL_SIZE);
  const best = assignBestLineup(pool);
  const entries: [Slot, LineupEntry][] = SLOTS.flatMap((slot) => {
    const entry = best[slot];
    return entry === undefined ? [] : [[slot, entry]];
  });
  if (entries.length < SLOTS.length) return null;
  const ratings = new Map(pool.map(({ cardID, rating }) => [cardID, rating]));
  return {
    lineup: Object.fromEntries(entries) as Record<Slot, LineupEntry>,
    score: teamScore(entries.map(([, { cardID }]) => ratings.get(cardID) ?? 0)),
  };
}
