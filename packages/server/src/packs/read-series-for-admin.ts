import type { CardSummary } from '@pennant/contract/cards';
import type { AdminSeries } from '@pennant/contract/series-admin';
import { lowestCost } from '@pennant/rules/packs/pack-cost';
import { salePriceOfTier } from '@pennant/rules/packs/series-odds';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { toSeriesFacts } from './list-series-and-cards.ts';
import { isOffered, readCurrentOdds, type SeriesWithOdds } from './current-odds.ts';
import { countSeriesCards, readSeriesCardIDs } from './series-card-store.ts';
import { findSeries, readAllSeries } from './series-read-store.ts';

/** The lowest id of a series that an admin created; series of the history have lower ids. */
const FIRST_ADMIN_SERIES = 100_001;

export const isHistorySeries = (seriesID: number): boolean => seriesID < FIRST_ADMIN_SERIES;

const toAdminSeries = (seriesWithOdds: SeriesWithOdds, cards: number): AdminSeries => ({
  ...toSeriesFacts(seriesWithOdds.series),
  tiers: seriesWithOdds.tiers.map(({ tier, cards: count, chance, chanceOfEach }) => ({
    tier,
    cards: count,
    chance,
    chanceOfEach,
    salePrice: salePriceOfTier(tier),
  })),
  expectedResale: seriesWithOdds.expectedResale,
  oddsHash: seriesWithOdds.oddsHash.toString('hex'),
  tierWeights: seriesWithOdds.series.tier_weights,
  cards,
  lowestCost: lowestCost(seriesWithOdds.expectedResale),
  isOffered: isOffered(seriesWithOdds),
  isOfHistory: isHistorySeries(seriesWithOdds.series.series_id),
});

/** Returns every series, on sale or not, in the form for admins. */
export async function listAllSeries(queries: Queries): Promise<AdminSeries[]> {
  const rows = await readAllSeries(queries);
  const [withOdds, cards] = [
    await readCurrentOdds(queries, rows),
    await countSeriesCards(
      queries,
      rows.map(({ series_id }) => series_id),
    ),
  ];
  return withOdds.map((row) => toAdminSeries(row, cards.get(row.series.series_id) ?? 0));
}

/** Returns one series in the form for admins. */
export async function findAdminSeries(
  queries: Queries,
  seriesID: number,
): Promise<AdminSeries | Refusal<'series_not_found'>> {
  const row = await findSeries(queries, seriesID);
  if (row === undefined) return refuse('series_not_found');
  const [series] = await readCurrentOdds(queries, [row]);
  if (series === undefined) return refuse('series_not_found');
  return toAdminSeries(series, (await countSeriesCards(queries, [seriesID])).get(seriesID) ?? 0);
}

/** Returns one series with all its cards, best rating first. */
export async function readSeriesWithCards(
  queries: Queries,
  { seriesID }: { readonly seriesID: number },
): Promise<{ series: AdminSeries; cards: CardSummary[] } | Refusal<'series_not_found'>> {
  const series = await findAdminSeries(queries, seriesID);
  if ('ok' in series) return series;
  const cards = await findCardSummaries(queries, await readSeriesCardIDs(queries, seriesID));
  return {
    series,
    cards: [...cards.values()].toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID),
  };
}
