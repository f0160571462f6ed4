import { costCoversResale } from '@pennant/rules/packs/cost';
import { expectedResale, tierOdds, type TierOdds } from '@pennant/rules/packs/odds';
import {
  canFillAPack,
  oddsHash,
  oddsTable,
  oddsTableText,
  type OddsTable,
} from '@pennant/rules/packs/odds-table';
import type { Queries } from '../platform/database/database.ts';
import {
  isCatalogueComplete,
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
}

function workOutOdds(series: SeriesRow, cards: readonly RatedCardRow[]): OddsRow {
  const ratings = new Map(cards.map((card) => [card.card_id, card.rating]));
  const table = oddsTable(
    {
      seriesID: series.series_id,
      minRating: series.min_rating,
      numberOfCards: series.number_of_cards,
    },
    cards.map(({ card_id, rating }) => ({ cardID: card_id, rating })),
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

/**
 * The odds of several series, in their order. Those that were not worked out yet are worked out and kept: a series gets its
 * cards all at once, before it goes on sale, so that its odds stand from then on.
 */
export async function oddsInForce(
  queries: Queries,
  rows: readonly SeriesWithOddsRow[],
): Promise<SeriesWithOdds[]> {
  const missing = rows.filter(({ odds_hash }) => odds_hash === null);
  const workedOut = new Map<number, OddsRow>();
  if (missing.length > 0) {
    const cards = await readSeriesCards(
      queries,
      missing.map(({ series_id }) => series_id),
    );
    const bySeries = Map.groupBy(cards, ({ series_id }) => series_id);
    for (const series of missing) {
      workedOut.set(series.series_id, workOutOdds(series, bySeries.get(series.series_id) ?? []));
    }
    await saveOdds(queries, [...workedOut.values()]);
  }
  return rows.map((row) => {
    const fresh = workedOut.get(row.series_id);
    if (fresh !== undefined) {
      return { ...fresh, series: row, oddsHash: Buffer.from(fresh.hash, 'hex') };
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
export async function tableInForce(queries: Queries, hash: Buffer): Promise<OddsTable> {
  const text = await readOddsTable(queries, hash);
  if (text === undefined) throw new Error('an odds table in force is missing');
  return JSON.parse(text) as OddsTable;
}
