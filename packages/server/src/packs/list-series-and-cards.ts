import type { CardSummary } from '@pennant/contract/cards';
import type { Series } from '@pennant/contract/packs';
import { tierOf } from '@pennant/rules/cards/tier';
import { serializeOddsTable } from '@pennant/rules/packs/odds-table';
import { oddsMarkOf, toSeriesOdds } from '@pennant/rules/packs/series-odds';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import {
  hasAllCards,
  isOffered,
  readCurrentOdds,
  readCurrentOddsTable,
  type SeriesWithOdds,
} from './current-odds.ts';
import { findSeries, readActiveSeries, type SeriesRow } from './series-read-store.ts';

/** Returns the fields of a series that players and admins read. */
export const toSeriesFacts = (series: SeriesRow) => ({
  seriesID: series.series_id,
  seriesKey: series.series_key,
  name: series.name,
  year: series.year,
  kind: series.kind,
  cost: series.cost,
  minRating: series.min_rating,
  teamsIncluded: series.teams_included,
  purchaseLimit: series.purchase_limit,
  isActive: series.is_active,
  numberOfCards: series.number_of_cards,
});

const toSeriesDto = ({ series, tiers, oddsHash }: SeriesWithOdds): Series => ({
  ...toSeriesFacts(series),
  odds: toSeriesOdds(tiers),
  oddsMark: oddsMarkOf(oddsHash.toString('hex')),
});

/** Returns every series on sale with its odds, newest season first. */
export async function listSeries(queries: Queries): Promise<Series[]> {
  const rows = await readActiveSeries(queries);
  return (await readCurrentOdds(queries, rows)).filter(isOffered).map(toSeriesDto);
}

/** Returns a series that guests may look into, with its odds; a refusal where there is none. */
async function findShownSeries(queries: Queries, seriesID: number) {
  const row = await findSeries(queries, seriesID);
  if (row === undefined || !(await hasAllCards(queries, row))) return refuse('series_not_found');
  const [series] = await readCurrentOdds(queries, [row]);
  return series ?? refuse('series_not_found');
}

/** Returns the published form of the table by which packs of a series are drawn, and its hash. */
export async function showSeriesOdds(
  queries: Queries,
  { seriesID }: { readonly seriesID: number },
) {
  const series = await findShownSeries(queries, seriesID);
  if ('code' in series) return series;
  const table = serializeOddsTable(await readCurrentOddsTable(queries, series));
  return { oddsHash: series.oddsHash.toString('hex'), table };
}

/**
 * Returns the cards of a series, best rating first, each with its probability per card of a pack.
 */
export async function listSeriesCards(
  queries: Queries,
  { seriesID }: { readonly seriesID: number },
): Promise<
  | { cards: (CardSummary & { chance: number })[]; totalCards: number; oddsHash: string }
  | Refusal<'series_not_found'>
> {
  const series = await findShownSeries(queries, seriesID);
  if ('code' in series) return series;
  const table = await readCurrentOddsTable(queries, series);
  const chances = new Map(series.tiers.map(({ tier, chanceOfEach }) => [tier, chanceOfEach]));
  const summaries = await findCardSummaries(
    queries,
    table.tiers.flatMap(({ cardIDs }) => cardIDs),
  );
  const cards = [...summaries.values()]
    .map((card) => ({ ...card, chance: chances.get(tierOf(card.rating)) ?? 0 }))
    .toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID);
  return { cards, totalCards: cards.length, oddsHash: series.oddsHash.toString('hex') };
}
