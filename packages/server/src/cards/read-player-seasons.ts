import { MAX_PLAYER_CARDS, type CardSummary } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { summaryOf } from './card-row.ts';
import { readCardsOfPlayer } from './card-store.ts';

/**
 * Returns all cards of a card's player, itself included, earliest first, batting before pitching.
 */
export async function readPlayerSeasons(
  queries: Queries,
  { cardID }: { readonly cardID: number },
): Promise<CardSummary[] | Refusal<'card_not_found'>> {
  const rows = await readCardsOfPlayer(queries, cardID, MAX_PLAYER_CARDS);
  // The cards of a player include the card itself, so no rows means that the card does not exist.
  return rows.length === 0 ? refuse('card_not_found') : rows.map(summaryOf);
}
