import type { UserCard } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { summaryOf } from './card-row.ts';
import { readBestCards } from './collection-store.ts';

/**
 * Returns the best rated cards of a user with their chosen variants, and the number of different
 * cards.
 */
export async function findBestCards(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<{ cards: Omit<UserCard, 'amount'>[]; totalCards: number }> {
  const rows = await readBestCards(queries, userID, limit);
  return {
    cards: rows.map((row) => ({ ...summaryOf(row), displayKey: row.display_key })),
    totalCards: rows[0]?.total ?? 0,
  };
}
