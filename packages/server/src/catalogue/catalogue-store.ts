import { MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import type { Series } from '@pennant/card-maker/series/series';
import { DEFAULT_CARDS_PER_PACK } from '@pennant/rules/packs/pack-amounts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { buildInsertStatement } from './bulk-insert.ts';
import {
  CARD_COLUMNS,
  CLUB_COLUMNS,
  LINEUP_COLUMNS,
  SERIES_CARD_COLUMNS,
} from './bulk-insert-columns.ts';
import type { SeasonRows } from './season-rows.ts';
import type { SeriesPrice } from './price-series.ts';

const FIND_CATALOGUE = statement(
  'catalogue.find',
  `select history, history_version, fingerprint, first_year, last_year, finished_at is not null as is_complete,
     count(made_at)::integer as seasons_made, count(*)::integer as seasons_total,
     coalesce(sum(cards), 0)::integer as cards_made
   from catalogue, catalogue_season group by catalogue."only"`,
  { prepared: true, notNull: ['is_complete', 'seasons_made', 'seasons_total', 'cards_made'] },
);

export type CatalogueRow = StatementRow<'catalogue.find'>;

/** Returns the catalogue and its progress; undefined before the first start has begun it. */
export const findCatalogue = async (queries: Queries): Promise<CatalogueRow | undefined> => {
  const [row] = await queries.query(FIND_CATALOGUE);
  return row;
};

const ADD_CATALOGUE = statement(
  'catalogue.add',
  `insert into catalogue (history, history_version, fingerprint, first_year, last_year)
   values ($1, $2, $3, $4, $5)`,
);
const ADD_SEASONS = statement(
  'catalogue.add_seasons',
  `insert into catalogue_season (year, place, maker_version)
   select year, place + (select coalesce(max(place), 0) from catalogue_season), $2
   from unnest($1::integer[]) with ordinality as season (year, place)`,
);
// An admin's series may have the key already: the season's own then has its year in front of it.
const ADD_SERIES = statement(
  'catalogue.add_series',
  `insert into series
     (series_id, series_key, name, year, min_rating, kind, number_of_cards, cost, is_active)
   select added.id,
     case when exists (select from series where series_key = added.key)
       then 'season-' || added.key else added.key end,
     added.name, added.year, added.min_rating, added.kind, $7::integer, 0, false
   from unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::integer[], $6::text[])
     as added (id, key, name, year, min_rating, kind)`,
  { nullable: ['$4'] },
);

/** Inserts seasons at the end of the order of generation, and series, none active yet. */
const addSeasonsAndSeries = async (
  tx: Transaction,
  years: readonly number[],
  series: readonly Series[],
): Promise<void> => {
  await tx.query(ADD_SEASONS, [years, MAKER_VERSION]);
  await tx.query(ADD_SERIES, [
    series.map((row) => row.seriesID),
    series.map((row) => row.seriesKey),
    series.map((row) => row.name),
    series.map((row) => row.year),
    series.map((row) => row.minRating),
    series.map((row) => row.kind),
    DEFAULT_CARDS_PER_PACK,
  ]);
};

/**
 * Inserts the catalogue: its history, the order of its seasons, and every series (none active yet).
 */
export const beginCatalogue = async (
  tx: Transaction,
  catalogue: Pick<CatalogueRow, 'history' | 'history_version' | 'fingerprint'>,
  years: readonly number[],
  series: readonly Series[],
): Promise<void> => {
  await tx.query(ADD_CATALOGUE, [
    catalogue.history,
    catalogue.history_version,
    catalogue.fingerprint,
    Math.min(...years),
    Math.max(...years),
  ]);
  await addSeasonsAndSeries(tx, years, series);
};

const SAVE_SPAN = statement(
  'catalogue.save_span',
  'update catalogue set first_year = least(first_year, $1), last_year = greatest(last_year, $2)',
);
const RENAME_SERIES = statement(
  'catalogue.rename_series',
  'update series set name = $3 where series_id = $1 and name = $2',
);

/**
 * Adds seasons that the files have and the catalogue lacks, with their series. A series that is
 * named by the last season gets its new name, unless an admin gave it another.
 *
 * @param renamed the series as they were named before, by id
 */
export const addSeasons = async (
  tx: Transaction,
  years: readonly number[],
  series: readonly Series[],
  renamed: readonly { readonly seriesID: number; readonly before: string; readonly now: string }[],
): Promise<void> => {
  const added = new Set(years);
  await addSeasonsAndSeries(
    tx,
    years,
    series.filter(({ year }) => year !== null && added.has(year)),
  );
  await tx.query(SAVE_SPAN, [Math.min(...years), Math.max(...years)]);
  for (const { seriesID, before, now } of renamed) {
    await tx.query(RENAME_SERIES, [seriesID, before, now]);
  }
};

const SAVE_FINGERPRINT = statement(
  'catalogue.save_fingerprint',
  'update catalogue set fingerprint = $1',
);

/** Saves the fingerprint of the files that the catalogue was last compared with. */
export const saveFingerprint = async (queries: Queries, fingerprint: string): Promise<void> => {
  await queries.query(SAVE_FINGERPRINT, [fingerprint]);
};

const READ_SEASONS = statement(
  'catalogue.read_seasons',
  `select year, made_from as fingerprint, maker_version as "makerVersion", made_at is not null as "isMade"
   from catalogue_season order by place`,
  { notNull: ['isMade'] },
);

export type CatalogueSeason = StatementRow<'catalogue.read_seasons'>;

/** Returns the seasons of the catalogue, made or not, in the order of generation. */
export const readSeasons = (queries: Queries) => queries.query(READ_SEASONS);

const SAVE_SEASON_FINGERPRINTS = statement(
  'catalogue.save_season_fingerprints',
  `update catalogue_season season set made_from = known.fingerprint
   from unnest($1::integer[], $2::text[]) as known (year, fingerprint)
   where season.year = known.year and season.made_at is not null`,
);

/** Saves what seasons' cards were made from, where that was not known. */
export const saveSeasonFingerprints = async (
  queries: Queries,
  seasons: readonly { readonly year: number; readonly fingerprint: string }[],
): Promise<void> => {
  await queries.query(SAVE_SEASON_FINGERPRINTS, [
    seasons.map(({ year }) => year),
    seasons.map(({ fingerprint }) => fingerprint),
  ]);
};

const SAVE_CORRECTED = statement(
  'catalogue.save_corrected',
  `update catalogue_season set is_corrected = year = any($1)
   where is_corrected <> (year = any($1))`,
);

/** Saves of which seasons the files at hand have other figures than their cards were made from. */
export const saveCorrectedSeasons = async (
  queries: Queries,
  years: readonly number[],
): Promise<void> => {
  await queries.query(SAVE_CORRECTED, [years]);
};

const LIST_SEASONS_TO_MAKE_ANEW = statement(
  'catalogue.list_seasons_to_make_anew',
  `select year, is_corrected as "isCorrected", maker_version < $1 as "isOfEarlierMaker"
   from catalogue_season where made_at is not null and (is_corrected or maker_version < $1)
   order by year`,
  { notNull: ['isOfEarlierMaker'] },
);

/**
 * Returns the seasons whose cards would come out otherwise today, or could: those made by a version
 * of the card maker before the given one among them.
 */
export const listSeasonsToMakeAnew = (queries: Queries, firstVersion: number) =>
  queries.query(LIST_SEASONS_TO_MAKE_ANEW, [firstVersion]);

const MARK_SEASON_MADE_ANEW = statement(
  'catalogue.mark_season_made_anew',
  `update catalogue_season set made_from = $2, maker_version = $3, is_corrected = false
   where year = $1`,
);

/** Saves what a season's cards were made from after an admin had them made anew. */
export const markSeasonMadeAnew = async (
  tx: Transaction,
  { year, fingerprint, makerVersion }: SeasonRows,
): Promise<void> => {
  await tx.query(MARK_SEASON_MADE_ANEW, [year, fingerprint, makerVersion]);
};

const MARK_SEASON_MADE = statement(
  'catalogue.mark_season_made',
  `update catalogue_season set cards = $2, made_at = now(), made_from = $3
   where year = $1 and made_at is null returning year`,
);
const ADD_CARDS = statement('catalogue.add_cards', buildInsertStatement('card', CARD_COLUMNS));
const ADD_SERIES_CARDS = statement(
  'catalogue.add_series_cards',
  buildInsertStatement('series_card', SERIES_CARD_COLUMNS),
);
const ADD_CLUBS = statement(
  'catalogue.add_clubs',
  buildInsertStatement('computer_club', CLUB_COLUMNS),
);
const ADD_LINEUPS = statement(
  'catalogue.add_lineups',
  buildInsertStatement('computer_club_lineup', LINEUP_COLUMNS),
);

/**
 * Stores a season with its cards and computer teams, and prices and activates its base series.
 * @returns false if the season is stored already; nothing is changed then
 */
export const storeSeason = async (tx: Transaction, rows: SeasonRows): Promise<boolean> => {
  const marked = await tx.query(MARK_SEASON_MADE, [rows.year, rows.cards, rows.fingerprint]);
  if (marked.length === 0) return false;
  await tx.query(ADD_CARDS, [rows.card]);
  await tx.query(ADD_SERIES_CARDS, [rows.seriesCard]);
  await tx.query(ADD_CLUBS, [rows.computerClub]);
  await tx.query(ADD_LINEUPS, [rows.lineup]);
  await saveSeriesPrice(tx, rows.year, rows.price);
  return true;
};

const SAVE_SERIES_PRICE = statement(
  'catalogue.save_series_price',
  'update series set cost = $2, is_active = $3 where series_id = $1',
);

/** Sets the cost of a pack of a series and whether the series is active. */
export const saveSeriesPrice = async (
  tx: Transaction,
  seriesID: number,
  { cost, isActive }: SeriesPrice,
): Promise<void> => {
  await tx.query(SAVE_SERIES_PRICE, [seriesID, cost, isActive]);
};

const READ_SPECIAL_SERIES = statement(
  'catalogue.read_special_series',
  `select series_id as "seriesID", min_rating as "minRating"
   from series where year is null order by series_id`,
);

/** Returns the series that hold cards of many seasons. */
export const readSpecialSeries = (tx: Transaction) => tx.query(READ_SPECIAL_SERIES);

const READ_RATED_CARDS = statement(
  'catalogue.read_rated_cards',
  `select card_id as "cardID", rating from series_card join card using (card_id)
   where series_card.series_id = $1`,
);

/** Returns the cards of a series with their ratings. */
export const readRatedCards = (tx: Transaction, seriesID: number) =>
  tx.query(READ_RATED_CARDS, [seriesID]);

const FINISH_CATALOGUE = statement(
  'catalogue.finish',
  'update catalogue set finished_at = now() where finished_at is null',
);

/** Marks the catalogue as complete. */
export const finishCatalogue = async (tx: Transaction): Promise<void> => {
  await tx.query(FINISH_CATALOGUE);
};

const ANALYZE_CATALOGUE = statement(
  'catalogue.analyze',
  'analyze card, series, series_card, computer_club, computer_club_lineup',
);

/**
 * Updates the query planner's statistics, so that the first queries after a first start are fast
 * too.
 */
export const analyzeCatalogue = async (queries: Queries): Promise<void> => {
  await queries.query(ANALYZE_CATALOGUE);
};

const FIND_SEASON = statement(
  'catalogue.find_season',
  'select from catalogue_season where year = $1',
);

/** Whether the history has a season of that year. */
export const hasSeason = async (queries: Queries, year: number): Promise<boolean> =>
  (await queries.query(FIND_SEASON, [year])).length === 1;

const FIND_SPECIAL_SERIES = statement(
  'catalogue.find_special_series',
  'select from series where series_id = $1 and year is null and series_id < 100001',
);

/** Whether a series is one of the history that holds cards of many seasons. */
export const isSpecialSeries = async (queries: Queries, seriesID: number): Promise<boolean> =>
  (await queries.query(FIND_SPECIAL_SERIES, [seriesID])).length === 1;
