import type { Series } from '@pennant/contract/packs';
import { tierOf, type Tier } from '@pennant/rules/cards/tier';

import type { WishRow } from './wish-list-rows.ts';

/** The wishes that one series brings at the lowest cost. */
export interface WishesOfSeries {
  readonly series: Series;
  readonly wishes: number;
  /** How many of them are of each tier. */
  readonly wanted: ReadonlyMap<Tier, number>;
}

/** Returns the open wishes by their cheapest series, those with the most wishes first. */
export function groupWishes(
  rows: readonly WishRow[],
  onSale: readonly Series[],
): readonly WishesOfSeries[] {
  const withSource = rows.filter(({ sources }) => sources.length > 0);
  const bySeries = Map.groupBy(withSource, ({ sources }) => sources[0]!.seriesID);
  return onSale
    .flatMap((series) => {
      const wished = bySeries.get(series.seriesID);
      if (wished === undefined) return [];
      const wanted = new Map<Tier, number>();
      for (const { card } of wished) {
        const tier = tierOf(card.rating);
        wanted.set(tier, (wanted.get(tier) ?? 0) + 1);
      }
      return [{ series, wishes: wished.length, wanted }];
    })
    .toSorted((a, b) => b.wishes - a.wishes);
}
