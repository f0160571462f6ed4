import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** A series and its stored odds; the odds are null if none are stored. */
export type SeriesRow = StatementRow<'packs.find_series'>;

const ODDS = ['odds_hash', 'tiers', 'expected_resale', 'can_fill_a_pack'];

// Stored odds are valid only for the limits with which they were computed.
const SERIES_WITH_ODDS = `
  select series.series_id, series.series_key, series.name, series.year, series.cost,
    series.min_rating, series.teams_included, series.purchase_limit, series.is_active,
    series.number_of_cards, series.kind, series.tier_weights, odds.odds_hash, odds.tiers,
    odds.expected_resale, odds.can_fill_a_pack
  from series left join series_odds odds on odds.series_id = series.series_id
    and odds.min_rating = series.min_rating and odds.number_of_cards = series.number_of_cards`;

const READ_ACTIVE_SERIES = statement(
  'packs.read_active_series',
  `${SERIES_WITH_ODDS} where series.is_active
   order by series.year desc nulls first, series.series_id`,
  { prepared: true, nullable: ODDS },
);

/** Returns every active series, newest season first, special series before all others. */
export const readActiveSeries = (queries: Queries) => queries.query(READ_ACTIVE_SERIES);

const READ_ALL_SERIES = statement(
  'packs.read_all_series',
  `${SERIES_WITH_ODDS} order by series.year desc nulls first, series.series_id`,
  { nullable: ODDS },
);

/** Returns every series, newest season first, special series before all others. */
export const readAllSeries = (queries: Queries) => queries.query(READ_ALL_SERIES);

const FIND_SERIES = statement(
  'packs.find_series',
  `${SERIES_WITH_ODDS} where series.series_id = $1`,
  { prepared: true, nullable: ODDS },
);

export const findSeries = async (
  queries: Queries,
  seriesID: number,
): Promise<SeriesRow | undefined> => {
  const [row] = await queries.query(FIND_SERIES, [seriesID]);
  return row;
};

const READ_SERIES_OF_CARD = statement(
  'packs.read_series_of_card',
  `${SERIES_WITH_ODDS}
   where series.series_id in (select series_id from series_card where card_id = $1)
   order by series.series_id`,
  { prepared: true, nullable: ODDS },
);

/** Returns the series that hold a card, its base series first. */
export const readSeriesOfCard = (queries: Queries, cardID: number) =>
  queries.query(READ_SERIES_OF_CARD, [cardID]);

const FIND_SERIES_WITHOUT_ODDS = statement(
  'packs.find_series_without_odds',
  `${SERIES_WITH_ODDS} where series.series_id = any($1::integer[]) and odds.odds_hash is null`,
  { nullable: ODDS },
);

/** Returns those of the series that have no valid odds stored. */
export const findSeriesWithoutOdds = (queries: Queries, seriesIDs: readonly number[]) =>
  queries.query(FIND_SERIES_WITHOUT_ODDS, [seriesIDs]);

const IS_CATALOGUE_COMPLETE = statement(
  'packs.is_catalogue_complete',
  'select from catalogue where finished_at is not null',
);

/** Whether all cards are generated; until then a series that is not active may lack cards. */
export const isCatalogueComplete = async (queries: Queries): Promise<boolean> =>
  (await queries.query(IS_CATALOGUE_COMPLETE)).length === 1;

/** The id, key, name and year of a series, for display beside other things. */
export type SeriesName = StatementRow<'packs.read_series_names'>;

const READ_SERIES_NAMES = statement(
  'packs.read_series_names',
  `select series_id as "seriesID", series_key as "seriesKey", name, year from series
   where series_id = any($1::integer[])`,
);

export const readSeriesNames = (queries: Queries, seriesIDs: readonly number[]) =>
  queries.query(READ_SERIES_NAMES, [seriesIDs]);

const READ_ACTIVE_SERIES_ID = statement(
  'packs.read_active_series_id',
  'select series_id from series where series_key = $1 and is_active',
);

/** Returns the id of the active series with a key; null if there is none. */
export const readActiveSeriesID = async (
  queries: Queries,
  seriesKey: string,
): Promise<number | null> => {
  const [row] = await queries.query(READ_ACTIVE_SERIES_ID, [seriesKey]);
  return row?.series_id ?? null;
};
