import { DEFAULT_CARDS_PER_PACK } from '@pennant/rules/packs/pack-amounts';
import { packCost } from '@pennant/rules/packs/pack-cost';
import { expectedResale } from '@pennant/rules/packs/tier-odds';
import { canFillPack, buildOddsTable } from '@pennant/rules/packs/odds-table';

/** What a pack of a series costs, and whether the series has enough cards for a pack. */
export interface SeriesPrice {
  readonly cost: number;
  readonly isActive: boolean;
}

/** Returns a series' price by the rules, from its cards. */
export const priceSeries = (
  series: { readonly seriesID: number; readonly minRating: number },
  cards: readonly { readonly cardID: number; readonly rating: number }[],
): SeriesPrice => {
  const table = buildOddsTable({ ...series, numberOfCards: DEFAULT_CARDS_PER_PACK }, cards);
  if (!canFillPack(table)) return { cost: packCost(series.minRating, 0), isActive: false };
  const ratings = new Map(cards.map((card) => [card.cardID, card.rating]));
  const resale = expectedResale(table, (cardID) => ratings.get(cardID) ?? 0);
  return { cost: packCost(series.minRating, resale), isActive: true };
};
