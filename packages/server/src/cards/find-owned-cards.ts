import type { Queries } from '../platform/database/database.ts';

/** Returns the ids of those of the cards of which the user has at least one copy. */
export async function findOwnedCards(
  queries: Queries,
  { userID, cardIDs }: { readonly userID: string; readonly cardIDs: readonly number[] },
): Promise<Set<number>> {
  const rows = await queries.query<{ card_id: number }>(
    `select card_id from card_inventory where user_id = $1 and card_id = any($2::integer[])`,
    [userID, cardIDs],
  );
  return new Set(rows.map(({ card_id }) => card_id));
}
