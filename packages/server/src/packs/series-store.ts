import type { TierWeights } from '@pennant/rules/packs/tier-weights';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { SERIES_WITH_ODDS, type SeriesWithOddsRow } from './pack-store.ts';

/**
 * The first of the two keys of the advisory lock of a series, taken while packs of it are sold or
 * opened, or its odds change. The second key is the series id.
 */
const SERIES_LOCK = 7_310_009;

/**
 * Locks a series until the transaction ends: `shared` by transactions that sell, give or
 * open its packs, `exclusive` by one that changes what its packs hold.
 */
export const lockSeries = (tx: Transaction, seriesID: number, mode: 'shared' | 'exclusive') =>
  tx.query(
    mode === 'shared'
      ? { name: 'hold_series', text: `select pg_advisory_xact_lock_shared(${SERIES_LOCK}, $1)` }
      : `select pg_advisory_xact_lock(${SERIES_LOCK}, $1)`,
    [seriesID],
  );

/** Returns every series, newest season first, special series before all others. */
export const readAllSeries = (queries: Queries) =>
  queries.query<SeriesWithOddsRow>(
    `${SERIES_WITH_ODDS} order by series.year desc nulls first, series.series_id`,
  );

/** Returns how many cards each series holds, including cards that its limits keep out of packs. */
export const countSeriesCards = async (
  queries: Queries,
  seriesIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await queries.query<{ series_id: number; cards: number }>(
    `select series_id, count(*) as cards from series_card where series_id = any($1::integer[]) group by series_id`,
    [seriesIDs],
  );
  return new Map(rows.map(({ series_id, cards }) => [series_id, cards]));
};

export interface SeriesFields {
  readonly seriesKey: string;
  readonly name: string;
  readonly year: number | null;
  readonly cost: number;
  readonly minRating: number;
  readonly teamsIncluded: string | null;
  readonly purchaseLimit: number | null;
  readonly isActive: boolean;
  readonly numberOfCards: number;
  readonly tierWeights: TierWeights | null;
}

const valuesOf = (fields: SeriesFields) => [
  fields.seriesKey,
  fields.name,
  fields.year,
  fields.cost,
  fields.minRating,
  fields.teamsIncluded,
  fields.purchaseLimit,
  fields.isActive,
  fields.numberOfCards,
  fields.tierWeights === null ? null : JSON.stringify(fields.tierWeights),
];

/** Locks all series keys until the transaction ends; required before a key is assigned. */
const lockKeys = (tx: Transaction) => tx.query(`select pg_advisory_xact_lock(${SERIES_LOCK}, -1)`);

/** Inserts a series. Returns its id, or undefined if the key is taken. */
export const addSeries = async (
  tx: Transaction,
  fields: SeriesFields,
): Promise<number | undefined> => {
  await lockKeys(tx);
  const [row] = await tx.query<{ series_id: number }>(
    `insert into series (series_id, series_key, name, year, cost, min_rating, teams_included, purchase_limit, is_active,
       number_of_cards, tier_weights)
     values (nextval('admin_series_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (series_key) do nothing returning series_id`,
    valuesOf(fields),
  );
  return row?.series_id;
};

/** Overwrites the fields of a series. The caller has checked that the key is free. */
export const saveSeries = (tx: Transaction, seriesID: number, fields: SeriesFields) =>
  tx.query(
    `update series set series_key = $1, name = $2, year = $3, cost = $4, min_rating = $5, teams_included = $6,
       purchase_limit = $7, is_active = $8, number_of_cards = $9, tier_weights = $10 where series_id = $11`,
    [...valuesOf(fields), seriesID],
  );

/** Whether another series has the key. Locks all keys until the transaction ends. */
export const isKeyTaken = async (
  tx: Transaction,
  seriesKey: string,
  seriesID: number,
): Promise<boolean> => {
  await lockKeys(tx);
  const rows = await tx.query('select from series where series_key = $1 and series_id <> $2', [
    seriesKey,
    seriesID,
  ]);
  return rows.length > 0;
};

/** Returns the ids of the cards of a series, including those that its limits keep out of packs. */
export const readSeriesCardIDs = async (queries: Queries, seriesID: number): Promise<number[]> => {
  const rows = await queries.query<{ card_id: number }>(
    'select card_id from series_card where series_id = $1',
    [seriesID],
  );
  return rows.map(({ card_id }) => card_id);
};

/** Adds cards to a series. Returns the ids of those that were not in it. */
export const addSeriesCards = async (
  tx: Transaction,
  seriesID: number,
  cardIDs: readonly number[],
): Promise<number[]> => {
  const rows = await tx.query<{ card_id: number }>(
    `insert into series_card (series_id, card_id) select $1, card_id from unnest($2::integer[]) as added (card_id)
     on conflict do nothing returning card_id`,
    [seriesID, cardIDs],
  );
  return rows.map(({ card_id }) => card_id);
};

/** Removes cards from a series. Returns the ids of those that were in it. */
export const removeSeriesCards = async (
  tx: Transaction,
  seriesID: number,
  cardIDs: readonly number[],
): Promise<number[]> => {
  const rows = await tx.query<{ card_id: number }>(
    'delete from series_card where series_id = $1 and card_id = any($2::integer[]) returning card_id',
    [seriesID, cardIDs],
  );
  return rows.map(({ card_id }) => card_id);
};

/** Returns the ids of the series that hold any of these cards. */
export const findSeriesOfCards = async (
  queries: Queries,
  cardIDs: readonly number[],
): Promise<number[]> => {
  const rows = await queries.query<{ series_id: number }>(
    'select distinct series_id from series_card where card_id = any($1::integer[]) order by series_id',
    [cardIDs],
  );
  return rows.map(({ series_id }) => series_id);
};

/** The id, key, name and year of a series, for display beside other things. */
export interface SeriesName {
  readonly seriesID: number;
  readonly seriesKey: string;
  readonly name: string;
  readonly year: number | null;
}

export const readSeriesNames = (queries: Queries, seriesIDs: readonly number[]) =>
  queries.query<SeriesName>(
    `select series_id as "seriesID", series_key as "seriesKey", name, year from series where series_id = any($1::integer[])`,
    [seriesIDs],
  );

/** Returns the id of the active series with a key; null if there is none. */
export const readActiveSeriesID = async (
  queries: Queries,
  seriesKey: string,
): Promise<number | null> => {
  const [row] = await queries.query<{ series_id: number }>(
    'select series_id from series where series_key = $1 and is_active',
    [seriesKey],
  );
  return row?.series_id ?? null;
};
