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
  `select history, fingerprint, first_year, last_year, finished_at is not null as is_complete,
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
  'insert into catalogue (history, fingerprint, first_year, last_year) values ($1, $2, $3, $4)',
);
const ADD_SEASONS = statement(
  'catalogue.add_seasons',
  `insert into catalogue_season (year, place)
   select year, place from unnest($1::integer[]) with ordinality as season (year, place)`,
);
const ADD_SERIES = statement(
  'catalogue.add_series',
  `insert into series
     (series_id, series_key, name, year, min_rating, kind, number_of_cards, cost, is_active)
   select *, $7::integer, 0, false
   from unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::integer[], $6::text[])`,
  { nullable: ['$4'] },
);

/**
 * Inserts the catalogue: its history, the order of its seasons, and every series (none active yet).
 */
export const beginCatalogue = async (
  tx: Transaction,
  { history, fingerprint }: Pick<CatalogueRow, 'history' | 'fingerprint'>,
  years: readonly number[],
  series: readonly Series[],
): Promise<void> => {
  await tx.query(ADD_CATALOGUE, [history, fingerprint, Math.min(...years), Math.max(...years)]);
  await tx.query(ADD_SEASONS, [years]);
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

const READ_MISSING_SEASONS = statement(
  'catalogue.read_missing_seasons',
  'select year from catalogue_season where made_at is null order by place',
);

/** Returns the seasons that are not generated yet, in the order of generation. */
export const readMissingSeasons = async (queries: Queries): Promise<number[]> =>
  (await queries.query(READ_MISSING_SEASONS)).map(({ year }) => year);

const MARK_SEASON_MADE = statement(
  'catalogue.mark_season_made',
  `update catalogue_season set cards = $2, made_at = now()
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
  const marked = await tx.query(MARK_SEASON_MADE, [rows.year, rows.cards]);
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
