import type { UserCard } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { countCollection, readCollection } from './store.ts';
import { summaryOf } from './card-row.ts';

/** The best `limit` cards of a user, and how many different cards he has in all. */
export async function listCollection(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<{ cards: UserCard[]; totalCards: number }> {
  const rows = await readCollection(queries, userID, limit);
  const cards = rows.map((row) => ({
    ...summaryOf(row),
    amount: row.amount,
    displayKey: row.display_key,
  }));
  const totalCards = rows.length < limit ? rows.length : await countCollection(queries, userID);
  return { cards, totalCards };
}
