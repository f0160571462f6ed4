import type { CardSummary } from '@pennant/contract/cards';
import type { Series } from '@pennant/contract/packs';
import { salePrice } from '@pennant/rules/cards/sale-price';
import { TIERS, tierOf, type Tier } from '@pennant/rules/cards/tier';
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
import { findSeries, readActiveSeries } from './series-read-store.ts';

const priceOf = (tier: Tier) => salePrice(TIERS.find((row) => row.tier === tier)?.from ?? 0);

/** Returns a series with its exact odds in the form for players. */
export const toSeriesDto = ({
  series,
  tiers,
  expectedResale,
  oddsHash,
}: SeriesWithOdds): Series => ({
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
  tiers: tiers.map(({ tier, cards, chance, chanceOfEach }) => ({
    tier,
    cards,
    chance,
    chanceOfEach,
    salePrice: priceOf(tier),
  })),
  expectedResale,
  oddsHash: oddsHash.toString('hex'),
});

/** Returns every series on sale with its exact odds, newest season first. */
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
  { cards: (CardSummary & { chance: number })[]; totalCards: number } | Refusal<'series_not_found'>
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
  return { cards, totalCards: cards.length };
}
