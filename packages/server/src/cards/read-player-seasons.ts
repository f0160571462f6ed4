import { MAX_PLAYER_CARDS, type CardSummary } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { SUMMARY_COLUMNS, summaryOf, type SummaryRow } from './card-row.ts';

/**
 * Returns all cards of a card's player, itself included, earliest first, batting before pitching.
 */
export async function readPlayerSeasons(
  queries: Queries,
  { cardID }: { readonly cardID: number },
): Promise<CardSummary[] | Refusal<'card_not_found'>> {
  const rows = await queries.query<SummaryRow>(
    {
      name: 'read_seasons',
      text: `select ${SUMMARY_COLUMNS} from card
             where player_id = (select player_id from card where card_id = $1)
             order by year, type, card_id limit $2`,
    },
    [cardID, MAX_PLAYER_CARDS],
  );
  // The cards of a player include the card itself, so no rows means that the card does not exist.
  return rows.length === 0 ? refuse('card_not_found') : rows.map(summaryOf);
}
