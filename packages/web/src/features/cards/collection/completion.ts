import type { OwnedOfSeries } from '@pennant/contract/collection';
import type { Series } from '@pennant/contract/packs';
import type { Tier } from '@pennant/rules/cards/tier';

/** How much of a series, or of one tier of it, somebody has. */
export interface Share {
  readonly owned: number;
  readonly total: number;
}

export interface Completion extends Share {
  readonly series: Series;
  /** Of each tier that the series has cards of, the best first. */
  readonly tiers: readonly (Share & { readonly tier: Tier })[];
}

/** How complete each series on sale is. */
export function completionOf(
  list: readonly Series[],
  owned: readonly OwnedOfSeries[],
): Completion[] {
  const ownedOf = new Map(owned.map((row) => [`${row.seriesID} ${row.tier}`, row.owned]));
  return list.map((series) => {
    const tiers = series.tiers
      .filter(({ cards }) => cards > 0)
      .map(({ tier, cards }) => ({
        tier,
        owned: ownedOf.get(`${series.seriesID} ${tier}`) ?? 0,
        total: cards,
      }));
    return {
      series,
      tiers,
      owned: tiers.reduce((sum, each) => sum + each.owned, 0),
      total: tiers.reduce((sum, each) => sum + each.total, 0),
    };
  });
}

/** Series in the order of a collector: what is nearest to complete first, and of two alike the larger. */
export const nearestFirst = (list: readonly Completion[]): Completion[] =>
  list.toSorted((one, other) => shareOf(other) - shareOf(one) || other.total - one.total);

const shareOf = ({ owned, total }: Share): number => (total === 0 ? 0 : owned / total);

/** "12%"; never 100% of what is not complete, never 0% of what has begun. */
export function percentOf({ owned, total }: Share): string {
  if (owned === 0 || total === 0) return '0%';
  if (owned === total) return '100%';
  return `${Math.min(99, Math.max(1, Math.round((owned / total) * 100)))}%`;
}
