import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { DICE_COLUMNS, LOOSE_PITCH_COLUMNS, SUMMARY_COLUMNS } from './card-row.ts';

export type CardDetailRow = StatementRow<'cards.find_card'>;

const FIND_CARD = statement(
  'cards.find_card',
  `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS}, ${LOOSE_PITCH_COLUMNS}, season
   from card where card_id = $1`,
  { prepared: true },
);

export async function findCard(
  queries: Queries,
  cardID: number,
): Promise<CardDetailRow | undefined> {
  const [row] = await queries.query(FIND_CARD, [cardID]);
  return row;
}

const READ_SUMMARIES = statement(
  'cards.read_summaries',
  `select ${SUMMARY_COLUMNS} from card where card_id = any($1::integer[])`,
  { prepared: true },
);

export const readSummaries = (queries: Queries, cardIDs: readonly number[]) =>
  queries.query(READ_SUMMARIES, [cardIDs]);

const READ_CARDS_WITH_DICE = statement(
  'cards.read_cards_with_dice',
  `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS}, surname
   from card where card_id = any($1::integer[])`,
  { prepared: true },
);

export const readCardsWithDice = (queries: Queries, cardIDs: readonly number[]) =>
  queries.query(READ_CARDS_WITH_DICE, [cardIDs]);

export type PlayerRow = StatementRow<'cards.read_players'>;

const READ_PLAYERS = statement(
  'cards.read_players',
  `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS}, ${LOOSE_PITCH_COLUMNS}, surname,
     steal_attempt_rate, steal_success_rate, error_rate
   from card where card_id = any($1::integer[])`,
);

/** Returns cards with all that a game uses of them. */
export const readPlayers = (queries: Queries, cardIDs: readonly number[]) =>
  queries.query(READ_PLAYERS, [cardIDs]);

const READ_CARDS_OF_PLAYER = statement(
  'cards.read_cards_of_player',
  `select ${SUMMARY_COLUMNS} from card
   where player_id = (select player_id from card where card_id = $1)
   order by year, type, card_id limit $2`,
  { prepared: true },
);

/** Returns all cards of a card's player, itself included, earliest first. */
export const readCardsOfPlayer = (queries: Queries, cardID: number, limit: number) =>
  queries.query(READ_CARDS_OF_PLAYER, [cardID, limit]);

const READ_VARIANTS = statement(
  'cards.read_variants',
  `select series.series_id, series.series_key, series.name
   from series_card join series using (series_id) where series_card.card_id = $1
   order by series.series_id`,
  { prepared: true },
);

/** Returns the series that a card is in, its base series first. */
export const readVariants = (queries: Queries, cardID: number) =>
  queries.query(READ_VARIANTS, [cardID]);

const READ_DECADE_CARDS = statement(
  'cards.read_decade_cards',
  `select card_id as "cardID", player_id as "playerID", type, positions, rating from card
   where year between $1 and $1 + 9 and series_id is not null and custom_by is null
   order by card_id`,
);

/** Returns the cards of ten seasons that are in their seasons' packs. */
export const readDecadeCards = (queries: Queries, decade: number) =>
  queries.query(READ_DECADE_CARDS, [decade]);
