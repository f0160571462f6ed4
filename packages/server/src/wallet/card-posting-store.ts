import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type CardPosting = StatementRow<'wallet.list_card_postings'>;

const LIST_CARD_POSTINGS = statement(
  'wallet.list_card_postings',
  `select journal_id, posting.amount, journal.cause, journal.created_at
   from posting join journal using (user_id, journal_id)
   where user_id = $1 and asset = 'card' and item = $2 and holder = 'user'
   order by journal_id limit $3`,
);

/** Returns what the ledger says of a user's copies of one card, oldest first. */
export const listCardPostings = (
  queries: Queries,
  { userID, cardID, limit }: { userID: string; cardID: number; limit: number },
): Promise<CardPosting[]> => queries.query(LIST_CARD_POSTINGS, [userID, cardID, limit]);
