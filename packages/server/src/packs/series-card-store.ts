import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type RatedCardRow = StatementRow<'packs.read_series_cards'>;

const READ_SERIES_CARDS = statement(
  'packs.read_series_cards',
  `select series_card.series_id, card.card_id, card.rating, card.teams
   from series_card join card using (card_id) where series_card.series_id = any($1::integer[])`,
);

/** Returns the cards of several series, in no particular order. */
export const readSeriesCards = (queries: Queries, seriesIDs: readonly number[]) =>
  queries.query(READ_SERIES_CARDS, [seriesIDs]);

const COUNT_SERIES_CARDS = statement(
  'packs.count_series_cards',
  `select series_id, count(*) as cards from series_card
   where series_id = any($1::integer[]) group by series_id`,
  { notNull: ['cards'] },
);

/** Returns how many cards each series holds, including cards that its limits keep out of packs. */
export async function countSeriesCards(
  queries: Queries,
  seriesIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries.query(COUNT_SERIES_CARDS, [seriesIDs]);
  return new Map(rows.map(({ series_id, cards }) => [series_id, cards]));
}

const READ_SERIES_CARD_IDS = statement(
  'packs.read_series_card_ids',
  'select card_id from series_card where series_id = $1',
);

/** Returns the ids of the cards of a series, including those that its limits keep out of packs. */
export async function readSeriesCardIDs(queries: Queries, seriesID: number): Promise<number[]> {
  const rows = await queries.query(READ_SERIES_CARD_IDS, [seriesID]);
  return rows.map(({ card_id }) => card_id);
}

const ADD_SERIES_CARDS = statement(
  'packs.add_series_cards',
  `insert into series_card (series_id, card_id)
   select $1, card_id from unnest($2::integer[]) as added (card_id)
   on conflict do nothing returning card_id`,
);

/** Adds cards to a series. Returns the ids of those that were not in it. */
export async function addSeriesCards(
  tx: Transaction,
  seriesID: number,
  cardIDs: readonly number[],
): Promise<number[]> {
  const rows = await tx.query(ADD_SERIES_CARDS, [seriesID, cardIDs]);
  return rows.map(({ card_id }) => card_id);
}

const REMOVE_SERIES_CARDS = statement(
  'packs.remove_series_cards',
  `delete from series_card where series_id = $1 and card_id = any($2::integer[])
   returning card_id`,
);

/** Removes cards from a series. Returns the ids of those that were in it. */
export async function removeSeriesCards(
  tx: Transaction,
  seriesID: number,
  cardIDs: readonly number[],
): Promise<number[]> {
  const rows = await tx.query(REMOVE_SERIES_CARDS, [seriesID, cardIDs]);
  return rows.map(({ card_id }) => card_id);
}

const FIND_SERIES_OF_CARDS = statement(
  'packs.find_series_of_cards',
  `select distinct series_id from series_card where card_id = any($1::integer[])
   order by series_id`,
);

/** Returns the ids of the series that hold any of these cards. */
export async function findSeriesOfCards(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<number[]> {
  const rows = await queries.query(FIND_SERIES_OF_CARDS, [cardIDs]);
  return rows.map(({ series_id }) => series_id);
}
