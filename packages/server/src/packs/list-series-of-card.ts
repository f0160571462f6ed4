import type { SeriesOfCard } from '@pennant/contract/series-completion';
import { tierOf } from '@pennant/rules/cards/tier';
import { isPackEligible } from '@pennant/rules/packs/pack-eligibility';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { countOwnedOfSeries, readCompletedSeries } from './completed-series-store.ts';
import { isOffered, readCurrentOdds, type SeriesWithOdds } from './current-odds.ts';
import { isCatalogueComplete, readSeriesOfCard } from './series-read-store.ts';

/**
 * Returns the series that hold a card, its base series first, each with the card's odds in its
 * packs, and how much of the base series the user has. `userID` is null for a guest. Series whose
 * cards are still being made are left out.
 */
export async function listSeriesOfCard(
  queries: Queries,
  { cardID, userID }: { readonly cardID: number; readonly userID: string | null },
): Promise<SeriesOfCard[] | Refusal<'card_not_found'>> {
  const card = (await findCardSummaries(queries, [cardID])).get(cardID);
  if (card === undefined) return refuse('card_not_found');
  const all = await readSeriesOfCard(queries, cardID);
  const areAllReady = all.every((row) => row.is_active) || (await isCatalogueComplete(queries));
  const rows = areAllReady ? all : all.filter((row) => row.is_active);
  // A special series has thousands of cards: how many of them are owned is another call's to tell.
  const seriesIDs = rows.filter(({ kind }) => kind === 'base').map(({ series_id }) => series_id);
  const [odds, owned, completed] = await Promise.all([
    readCurrentOdds(queries, rows),
    userID === null ? null : countOwnedOfSeries(queries, userID, seriesIDs),
    userID === null ? [] : readCompletedSeries(queries, userID),
  ]);
  const completedAt = new Map(completed.map((row) => [row.series_id, row.completed_at]));
  return odds.map((series) => {
    const { series_id: seriesID, kind } = series.series;
    return {
      ...describeSeries(series),
      chance: chanceOf(series, { rating: card.rating, teams: card.teamNameID }),
      owned: owned === null || kind !== 'base' ? null : (owned.get(seriesID) ?? 0),
      completed: completedAt.get(seriesID)?.toISOString() ?? null,
    };
  });
}

const describeSeries = (odds: SeriesWithOdds) => ({
  seriesID: odds.series.series_id,
  seriesKey: odds.series.series_key,
  name: odds.series.name,
  year: odds.series.year,
  kind: odds.series.kind,
  isOnSale: isOffered(odds),
  cost: odds.series.cost,
  numberOfCards: odds.series.number_of_cards,
  cards: odds.tiers.reduce((sum, { cards }) => sum + cards, 0),
});

/** Returns the probability that one card of a pack is this card. */
function chanceOf(
  { series, tiers }: SeriesWithOdds,
  card: { readonly rating: number; readonly teams: string },
): number {
  const limits = { minRating: series.min_rating, teamsIncluded: series.teams_included };
  if (!isPackEligible(limits, card)) return 0;
  return tiers.find(({ tier }) => tier === tierOf(card.rating))?.chanceOfEach ?? 0;
}
