import { checkPackCost } from '@pennant/rules/packs/pack-cost';
import { isPackEligible } from '@pennant/rules/packs/pack-eligibility';
import { expectedResale, tierOdds, type TierOdds } from '@pennant/rules/packs/tier-odds';
import {
  canFillPack,
  hashOddsTable,
  buildOddsTable,
  serializeOddsTable,
  type OddsTable,
} from '@pennant/rules/packs/odds-table';
import type { Queries, TransactionScope } from '../platform/database/database.ts';
import { readOddsTable, saveOdds, type StoredOdds } from './odds-store.ts';
import { readSeriesCards, type RatedCardRow } from './series-card-store.ts';
import {
  findSeriesWithoutOdds,
  isCatalogueComplete,
  readActiveSeries,
  type SeriesRow,
} from './series-read-store.ts';

/** A series with the odds by which its packs are drawn. */
export interface SeriesWithOdds {
  readonly series: SeriesRow;
  readonly oddsHash: Buffer;
  /** Best tier first. */
  readonly tiers: readonly TierOdds[];
  readonly expectedResale: number;
  readonly canFillAPack: boolean;
  /** The published text of the odds table; only set if the odds were just computed, not stored. */
  readonly tableText?: string;
}

/** Computes the odds of a series with these cards, in the form in which odds are stored. */
export function computeOdds(series: SeriesRow, cards: readonly RatedCardRow[]): StoredOdds {
  const ratings = new Map(cards.map((card) => [card.card_id, card.rating]));
  const limits = { minRating: series.min_rating, teamsIncluded: series.teams_included };
  const table = buildOddsTable(
    {
      seriesID: series.series_id,
      minRating: series.min_rating,
      numberOfCards: series.number_of_cards,
      tierWeights: series.tier_weights,
    },
    cards
      .filter((card) => isPackEligible(limits, card))
      .map(({ card_id, rating }) => ({ cardID: card_id, rating })),
  );
  const text = serializeOddsTable(table);
  return {
    seriesID: series.series_id,
    minRating: series.min_rating,
    numberOfCards: series.number_of_cards,
    hash: hashOddsTable(text),
    text,
    tiers: tierOdds(table),
    expectedResale: expectedResale(table, (cardID) => ratings.get(cardID) ?? 0),
    canFillAPack: canFillPack(table),
  };
}

/** Computes the odds of series from the cards that they have now. Returns them by series id. */
async function readAndComputeOdds(
  queries: Queries,
  rows: readonly SeriesRow[],
): Promise<ReadonlyMap<number, StoredOdds>> {
  if (rows.length === 0) return new Map();
  const cards = await readSeriesCards(
    queries,
    rows.map(({ series_id }) => series_id),
  );
  const bySeries = Map.groupBy(cards, ({ series_id }) => series_id);
  return new Map(
    rows.map((series) => [
      series.series_id,
      computeOdds(series, bySeries.get(series.series_id) ?? []),
    ]),
  );
}

/**
 * Computes and stores the odds of those series that have none stored. Code that puts cards into a
 * series calls it in the same transaction, so that odds exist before the series is visible. Code
 * that draws packs calls it too, because stored draws refer to a stored table.
 */
export async function ensureOdds(tx: Queries, seriesIDs: readonly number[]): Promise<void> {
  const rows = await findSeriesWithoutOdds(tx, seriesIDs);
  const computed = await readAndComputeOdds(tx, rows);
  if (computed.size > 0) await saveOdds(tx, [...computed.values()]);
}

/**
 * Computes and stores the odds of every active series that has none stored, for example because an
 * earlier version of the program created it.
 */
export const ensureOddsOfActiveSeries = async (database: TransactionScope): Promise<void> => {
  const rows = await readActiveSeries(database);
  const missing = rows.filter(({ odds_hash }) => odds_hash === null);
  if (missing.length > 0) {
    await database.transaction((tx) =>
      ensureOdds(
        tx,
        missing.map(({ series_id }) => series_id),
      ),
    );
  }
};

/**
 * Returns the current odds of several series, in the order of `rows`. It writes nothing: missing
 * odds are computed by the same function and from the same cards as when they are stored, so the
 * odds shown are always the odds by which packs are drawn.
 */
export async function readCurrentOdds(
  queries: Queries,
  rows: readonly SeriesRow[],
): Promise<SeriesWithOdds[]> {
  const computed = await readAndComputeOdds(
    queries,
    rows.filter(({ odds_hash }) => odds_hash === null),
  );
  return rows.map((row) => {
    const computedOdds = computed.get(row.series_id);
    if (computedOdds !== undefined) {
      return {
        ...computedOdds,
        series: row,
        oddsHash: Buffer.from(computedOdds.hash, 'hex'),
        tableText: computedOdds.text,
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

/**
 * Whether packs of a series may be sold: the series is active, has enough cards for a pack, and
 * costs enough to cover the expected resale (docs/spec/decisions.md, "Wallet and economy").
 */
export const isOffered = ({
  series,
  expectedResale: resale,
  canFillAPack: fills,
}: SeriesWithOdds) =>
  series.is_active && fills && checkPackCost({ cost: series.cost, expectedResale: resale }).ok;

/**
 * Whether a series has all its cards: an active one has, any other once the catalogue is complete.
 */
export const hasAllCards = async (queries: Queries, series: SeriesRow): Promise<boolean> =>
  series.is_active || (await isCatalogueComplete(queries));

/** Returns the table by which packs of a series are drawn now. */
export async function readCurrentOddsTable(
  queries: Queries,
  { oddsHash: hash, tableText }: SeriesWithOdds,
): Promise<OddsTable> {
  return tableText === undefined
    ? readStoredOddsTable(queries, hash)
    : (JSON.parse(tableText) as OddsTable);
}

/** Returns a stored odds table, whether current or former. */
export async function readStoredOddsTable(queries: Queries, hash: Buffer): Promise<OddsTable> {
  const text = await readOddsTable(queries, hash);
  if (text === undefined) throw new Error('an odds table that packs are drawn by is missing');
  return JSON.parse(text) as OddsTable;
}
