import type { Series } from '@pennant/contract/packs';
import type { WishedCard } from '@pennant/contract/wish-list';
import { tierOf } from '@pennant/rules/cards/tier';
import { isPackEligible } from '@pennant/rules/packs/pack-eligibility';
import { listTierOdds } from '@pennant/rules/packs/series-odds';

import { cheapestFirst } from '../detail/chance-in-packs.ts';

/** A series on sale that holds a wished card, with the card's odds. */
export interface WishSource {
  readonly seriesID: number;
  readonly name: string;
  readonly cost: number;
  readonly numberOfCards: number;
  /** Probability that one card of a pack is this card. */
  readonly chance: number;
}

/** A card of the wish list with the series that bring it, the cheapest way first. */
export interface WishRow {
  readonly card: WishedCard;
  readonly sources: readonly WishSource[];
}

/** The wish list in two parts, each with the best rating first. */
export interface WishRows {
  /** Cards that the user does not have. */
  readonly open: readonly WishRow[];
  /** Cards that have come since. */
  readonly granted: readonly WishRow[];
}

/** Returns a wish list with the packs on sale that hold its cards. */
export function wishRows(cards: readonly WishedCard[], onSale: readonly Series[]): WishRows {
  const seriesByID = new Map(onSale.map((series) => [series.seriesID, series]));
  const rows = cards
    .toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID)
    .map((card) => ({
      card,
      sources: cheapestFirst(
        card.seriesIDs.flatMap((seriesID) => {
          const series = seriesByID.get(seriesID);
          return series === undefined ? [] : [toSource(series, card)];
        }),
      ),
    }));
  return {
    open: rows.filter(({ card }) => card.amount === 0),
    granted: rows.filter(({ card }) => card.amount > 0),
  };
}

function toSource(series: Series, card: WishedCard): WishSource {
  const { seriesID, name, cost, numberOfCards } = series;
  const isInPacks = isPackEligible(series, { rating: card.rating, teams: card.teamNameID });
  const odds = listTierOdds(series.odds).find(({ tier }) => tier === tierOf(card.rating));
  return { seriesID, name, cost, numberOfCards, chance: isInPacks ? (odds?.chanceOfEach ?? 0) : 0 };
}
