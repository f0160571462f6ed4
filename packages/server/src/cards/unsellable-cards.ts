import type { CardSummary } from '@pennant/contract/cards';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { summaryOf } from './card-row.ts';
import { readUnsellable, takeUnsellable } from './starter-card-store.ts';

/** Returns the cards of a user's starter set, which are never sold, best rating first. */
export const listUnsellableCards = async (
  queries: Queries,
  userID: string,
): Promise<CardSummary[]> => (await readUnsellable(queries, userID)).map(summaryOf);

/**
 * Takes the cards of a user's starter set away. Returns how many copies of each card those were;
 * the caller writes the journal entry.
 */
export async function takeUnsellableCards(
  tx: Transaction,
  userID: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await takeUnsellable(tx, userID);
  return new Map(rows.map((row) => [row.card_id, row.unsellable]));
}
