import { costCoversResale } from '@pennant/rules/packs/cost';
import { isInPacks } from '@pennant/rules/packs/in-packs';
import { expectedResale, tierOdds, type TierOdds } from '@pennant/rules/packs/odds';
import {
  canFillAPack,
  oddsHash,
  oddsTable,
  oddsTableText,
  type OddsTable,
} from '@pennant/rules/packs/odds-table';
import type { Database, Queries } from '../platform/database/database.ts';
import {
  findSeriesWithoutOdds,
  isCatalogueComplete,
  readActiveSeries,
  readOddsTable,
  readSeriesCards,
  saveOdds,
  type OddsRow,
  type RatedCardRow,
  type SeriesRow,
  type SeriesWithOddsRow,
} from './store.ts';

/** A series with the odds that its packs are drawn by. */
export interface SeriesWithOdds {
  readonly series: SeriesRow;
  readonly oddsHash: Buffer;
  /** Best tier first. */
  readonly tiers: readonly TierOdds[];
  readonly expectedResale: number;
  readonly canFillAPack: boolean;
  /** The table in its published form, where it was worked out just now. */
  readonly tableText?: string;
}

/** The odds of a series with these cards, in the form that is kept. */
export function workOutOdds(series: SeriesRow, cards: readonly RatedCardRow[]): OddsRow {
  const ratings = new Map(cards.map((card) => [card.card_id, card.rating]));
  const limits = { minRating: series.min_rating, teamsIncluded: series.teams_included };
  const table = oddsTable(
    {
      seriesID: series.series_id,
      minRating: series.min_rating,
      numberOfCards: series.number_of_cards,
      tierWeights: series.tier_weights,
    },
    cards
      .filter((card) => isInPacks(limits, card))
      .map(({ card_id, rating }) => ({ cardID: card_id, rating })),
  );
  const text = oddsTableText(table);
  return {
    seriesID: series.series_id,
    minRating: series.min_rating,
    numberOfCards: series.number_of_cards,
    hash: oddsHash(text),
    text,
    tiers: tierOdds(table),
    expectedResale: expectedResale(table, (cardID) => ratings.get(cardID) ?? 0),
    canFillAPack: canFillAPack(table),
  };
}

/** Works the odds of series out from the cards that they have now, by series id. */
async function workOutAll(
  queries: Queries,
  rows: readonly SeriesRow[],
): Promise<ReadonlyMap<number, OddsRow>> {
  if (rows.length === 0) return new Map();
  const cards = await readSeriesCards(
    queries,
    rows.map(({ series_id }) => series_id),
  );
  const bySeries = Map.groupBy(cards, ({ series_id }) => series_id);
  return new Map(
    rows.map((series) => [
      series.series_id,
      workOutOdds(series, bySeries.get(series.series_id) ?? []),
    ]),
  );
}

/**
 * Works out and keeps the odds of series that have none kept. Whoever gives a series its cards calls it in the same
 * transaction, so that odds stand before anybody sees the series; who draws calls it too, for what is drawn is written down.
 */
export async function keepOdds(tx: Queries, seriesIDs: readonly number[]): Promise<void> {
  const rows = await findSeriesWithoutOdds(tx, seriesIDs);
  const workedOut = await workOutAll(tx, rows);
  if (workedOut.size > 0) await saveOdds(tx, [...workedOut.values()]);
}

/** Keeps the odds of every series on sale that has none kept: made by an earlier version of the program, say. */
export const keepMissingOdds = async (database: Database): Promise<void> => {
  const rows = await readActiveSeries(database);
  const missing = rows.filter(({ odds_hash }) => odds_hash === null);
  if (missing.length > 0) {
    await database.transaction((tx) =>
      keepOdds(
        tx,
        missing.map(({ series_id }) => series_id),
      ),
    );
  }
};

/**
 * The odds of several series, in their order. It only reads: odds that are not kept are worked out by the same function
 * from the same cards as when they are kept, so that those shown are always those drawn by.
 */
export async function oddsInForce(
  queries: Queries,
  rows: readonly SeriesWithOddsRow[],
): Promise<SeriesWithOdds[]> {
  const workedOut = await workOutAll(
    queries,
    rows.filter(({ odds_hash }) => odds_hash === null),
  );
  return rows.map((row) => {
    const fresh = workedOut.get(row.series_id);
    if (fresh !== undefined) {
      return {
        ...fresh,
        series: row,
        oddsHash: Buffer.from(fresh.hash, 'hex'),
        tableText: fresh.text,
      };
    }
    const { odds_hash, tiers, expected_resale, can_fill_a_pack } = row;
    if (odds_hash === null || tiers === null || expected_resale === null) {
      throw new Error(`the odds of series ${row.series_id} are not complete`);
    }
    return {
      series: row,
      oddsHash: odds_hash,
      tiers,
      expectedResale: expected_resale,
      canFillAPack: can_fill_a_pack === true,
    };
  });
}

/** Whether packs of a series may be sold: it is on sale, fills a pack, and costs more than it resells for. */
export const isOffered = ({
  series,
  expectedResale: resale,
  canFillAPack: fills,
}: SeriesWithOdds) =>
  series.is_active && fills && costCoversResale({ cost: series.cost, expectedResale: resale }).ok;

/** Whether a series has all its cards: it goes on sale with them, and off sale again only later. */
export const hasItsCards = async (queries: Queries, series: SeriesRow): Promise<boolean> =>
  series.is_active || (await isCatalogueComplete(queries));

/** The table that packs of a series are drawn by. */
export async function tableInForce(
  queries: Queries,
  { oddsHash: hash, tableText }: SeriesWithOdds,
): Promise<OddsTable> {
  return tableText === undefined ? tableKept(queries, hash) : (JSON.parse(tableText) as OddsTable);
}

/** A table that is kept, in force or not any more. */
export async function tableKept(queries: Queries, hash: Buffer): Promise<OddsTable> {
  const text = await readOddsTable(queries, hash);
  if (text === undefined) throw new Error('an odds table that packs are drawn by is missing');
  return JSON.parse(text) as OddsTable;
}
