import type { Queries } from '../platform/database/database.ts';
import { readOwnedCardIDs } from './card-inventory-store.ts';

/** Returns the ids of those of the cards of which the user has at least one copy. */
export async function findOwnedCards(
  queries: Queries,
  { userID, cardIDs }: { readonly userID: string; readonly cardIDs: readonly number[] },
): Promise<Set<number>> {
  const rows = await readOwnedCardIDs(queries, userID, cardIDs);
  return new Set(rows.map(({ card_id }) => card_id));
}
