import { SLOTS, type Slot } from '../games/slot.ts';
import { bestLineup } from '../teams/best-lineup.ts';
import type { Lineup, LineupCard, LineupEntry } from '../teams/lineup.ts';
import { teamScore } from '../teams/score.ts';

/** More of the best cards than any lineup of theirs takes. */
const POOL = 600;

/** The best side that these cards make without anyone rated above `limit`; null where they leave a place open. */
export function sideUpTo(
  cards: readonly LineupCard[],
  limit: number,
): { readonly lineup: Lineup; readonly score: number } | null {
  const pool = cards
    .filter(({ rating }) => rating <= limit)
    .toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID)
    .slice(0, POOL);
  const best = bestLineup(pool);
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
