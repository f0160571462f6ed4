import type { Queries } from '../platform/database/database.ts';
import { listCardPostings } from './card-posting-store.ts';

/** The journal by which a user came to have a card. */
export interface CardArrival {
  readonly journalID: string;
  readonly cause: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** More than copies of one card move; of more the first ones tell. */
const MAX_POSTINGS = 1000;

/**
 * Returns the journal that brought the first copy of those that a user has of a card: the last one
 * before which there was none. Null where the ledger has none.
 */
export async function findCardArrival(
  queries: Queries,
  card: { readonly userID: string; readonly cardID: number },
): Promise<CardArrival | null> {
  const postings = await listCardPostings(queries, { ...card, limit: MAX_POSTINGS });
  let arrival: CardArrival | null = null;
  let copies = 0;
  for (const { journal_id: journalID, amount, cause, created_at: at } of postings) {
    if (copies <= 0 && amount > 0)
      arrival = { journalID, cause: cause as CardArrival['cause'], at };
    copies += amount;
  }
  return arrival;
}
