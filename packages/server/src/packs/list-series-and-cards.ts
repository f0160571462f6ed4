import type { CardSummary } from '@pennant/contract/cards';
import type { Series } from '@pennant/contract/packs';
import { tierOf } from '@pennant/rules/cards/tier';
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
  const row = await findSeries(queries, seriesID);
  if (row === undefined || !(await hasAllCards(queries, row))) return refuse('series_not_found');
  const [series] = await readCurrentOdds(queries, [row]);
  if (series === undefined) return refuse('series_not_found');
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
