import type { History } from '@pennant/card-maker/seasons/season-record';
import type { Series } from '@pennant/card-maker/series/series';
import { DEFAULT_CARDS_PER_PACK } from '@pennant/rules/packs/pack-amounts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { toArrayLiteral, buildInsertStatement } from './bulk-insert.ts';
import {
  CARD_COLUMNS,
  CLUB_COLUMNS,
  LINEUP_COLUMNS,
  SERIES_CARD_COLUMNS,
} from './bulk-insert-columns.ts';
import type { SeasonRows } from './season-rows.ts';
import type { SeriesPrice } from './price-series.ts';

export interface CatalogueRow {
  readonly history: History;
  readonly fingerprint: string;
  readonly first_year: number;
  readonly last_year: number;
  readonly is_complete: boolean;
  readonly seasons_made: number;
  readonly seasons_total: number;
  readonly cards_made: number;
}

/** Returns the catalogue and its progress; undefined before the first start has begun it. */
export const findCatalogue = async (queries: Queries): Promise<CatalogueRow | undefined> => {
  const rows = await queries.query<CatalogueRow & Record<string, unknown>>({
    name: 'find_catalogue',
    text: `select history, fingerprint, first_year, last_year, finished_at is not null as is_complete,
        count(made_at)::integer as seasons_made, count(*)::integer as seasons_total,
        coalesce(sum(cards), 0)::integer as cards_made
      from catalogue, catalogue_season group by catalogue."only"`,
  });
  return rows[0];
};

/**
 * Inserts the catalogue: its history, the order of its seasons, and every series (none active yet).
 */
export const beginCatalogue = async (
  tx: Transaction,
  { history, fingerprint }: Pick<CatalogueRow, 'history' | 'fingerprint'>,
  years: readonly number[],
  series: readonly Series[],
): Promise<void> => {
  await tx.query(
    `insert into catalogue (history, fingerprint, first_year, last_year) values ($1, $2, $3, $4)`,
    [history, fingerprint, Math.min(...years), Math.max(...years)],
  );
  await tx.query(
    `insert into catalogue_season (year, place)
     select year, place from unnest($1::integer[]) with ordinality as season (year, place)`,
    [toArrayLiteral(years)],
  );
  await tx.query(
    `insert into series (series_id, series_key, name, year, min_rating, kind, number_of_cards, cost, is_active)
     select *, $7::integer, 0, false
     from unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::integer[], $6::text[])`,
    [
      toArrayLiteral(series.map((row) => row.seriesID)),
      toArrayLiteral(series.map((row) => row.seriesKey)),
      toArrayLiteral(series.map((row) => row.name)),
      toArrayLiteral(series.map((row) => row.year)),
      toArrayLiteral(series.map((row) => row.minRating)),
      toArrayLiteral(series.map((row) => row.kind)),
      DEFAULT_CARDS_PER_PACK,
    ],
  );
};

/** Returns the seasons that are not generated yet, in the order of generation. */
export const readMissingSeasons = async (queries: Queries): Promise<number[]> => {
  const rows = await queries.query<{ year: number }>(
    'select year from catalogue_season where made_at is null order by place',
  );
  return rows.map(({ year }) => year);
};

/**
 * Stores a season with its cards and computer teams, and prices and activates its base series.
 * @returns false if the season is stored already; nothing is changed then
 */
export const storeSeason = async (tx: Transaction, rows: SeasonRows): Promise<boolean> => {
  const marked = await tx.query(
    `update catalogue_season set cards = $2, made_at = now() where year = $1 and made_at is null returning year`,
    [rows.year, rows.cards],
  );
  if (marked.length === 0) return false;
  await tx.query(buildInsertStatement('card', CARD_COLUMNS), rows.card);
  await tx.query(buildInsertStatement('series_card', SERIES_CARD_COLUMNS), rows.seriesCard);
  await tx.query(buildInsertStatement('computer_club', CLUB_COLUMNS), rows.computerClub);
  await tx.query(buildInsertStatement('computer_club_lineup', LINEUP_COLUMNS), rows.lineup);
  await saveSeriesPrice(tx, rows.year, rows.price);
  return true;
};

/** Sets the cost of a pack of a series and whether the series is active. */
export const saveSeriesPrice = async (
  tx: Transaction,
  seriesID: number,
  { cost, isActive }: SeriesPrice,
): Promise<void> => {
  await tx.query('update series set cost = $2, is_active = $3 where series_id = $1', [
    seriesID,
    cost,
    isActive,
  ]);
};

export interface SpecialSeriesRow {
  readonly seriesID: number;
  readonly minRating: number;
}

/** Returns the series that hold cards of many seasons. */
export const readSpecialSeries = (tx: Transaction): Promise<SpecialSeriesRow[]> =>
  tx.query<SpecialSeriesRow & Record<string, unknown>>(
    `select series_id as "seriesID", min_rating as "minRating" from series where year is null order by series_id`,
  );

/** Returns the cards of a series with their ratings. */
export const readRatedCards = (
  tx: Transaction,
  seriesID: number,
): Promise<{ cardID: number; rating: number }[]> =>
  tx.query<{ cardID: number; rating: number }>(
    `select card_id as "cardID", rating from series_card join card using (card_id) where series_card.series_id = $1`,
    [seriesID],
  );

/** Marks the catalogue as complete. */
export const finishCatalogue = async (tx: Transaction): Promise<void> => {
  await tx.query('update catalogue set finished_at = now() where finished_at is null');
};

/**
 * Updates the query planner's statistics, so that the first queries after a first start are fast
 * too.
 */
export const analyzeCatalogue = async (queries: Queries): Promise<void> => {
  await queries.query('analyze card, series, series_card, computer_club, computer_club_lineup');
};

/** Whether the history has a season of that year. */
export const hasSeason = async (queries: Queries, year: number): Promise<boolean> =>
  (await queries.query('select from catalogue_season where year = $1', [year])).length === 1;

/** Whether a series is one of the history that holds cards of many seasons. */
export const isSpecialSeries = async (queries: Queries, seriesID: number): Promise<boolean> =>
  (
    await queries.query(
      'select from series where series_id = $1 and year is null and series_id < 100001',
      [seriesID],
    )
  ).length === 1;
