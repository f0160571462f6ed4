import type { UserCard } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { SUMMARY_COLUMNS, summaryOf, type SummaryRow } from './card-row.ts';

/**
 * Returns the best rated cards of a user with their chosen variants, and the number of different
 * cards.
 */
export async function findBestCards(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<{ cards: Omit<UserCard, 'amount'>[]; totalCards: number }> {
  const rows = await queries.query<SummaryRow & { display_key: string; total: number }>(
    `select ${SUMMARY_COLUMNS}, display_key, count(*) over () as total
     from card_inventory join card using (card_id) where user_id = $1
     order by rating desc, card_id limit $2`,
    [userID, limit],
  );
  return {
    cards: rows.map((row) => ({ ...summaryOf(row), displayKey: row.display_key })),
    totalCards: rows[0]?.total ?? 0,
  };
}
