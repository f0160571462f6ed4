import type { OwnedOfSeries } from '@pennant/contract/collection';
import type { Series } from '@pennant/contract/packs';
import type { Tier } from '@pennant/rules/cards/tier';
import { listTierOdds } from '@pennant/rules/packs/series-odds';

/** How many cards of a series, or of one tier of it, the user owns. */
export interface OwnedShare {
  readonly owned: number;
  readonly total: number;
}

/** How complete a series is. */
export interface SeriesCompletion extends OwnedShare {
  readonly series: Series;
  /** The share of each tier that the series has cards of, the best tier first. */
  readonly tiers: readonly (OwnedShare & { readonly tier: Tier })[];
}

/** Returns how complete each series on sale is. */
export function computeSeriesCompletion(
  list: readonly Series[],
  owned: readonly OwnedOfSeries[],
): SeriesCompletion[] {
  const ownedOf = new Map(owned.map((row) => [`${row.seriesID} ${row.tier}`, row.owned]));
  return list.map((series) => {
    const tiers = listTierOdds(series.odds)
      .filter(({ cards }) => cards > 0)
      .map(({ tier, cards }) => ({
        tier,
        owned: ownedOf.get(`${series.seriesID} ${tier}`) ?? 0,
        total: cards,
      }));
    return {
      series,
      tiers,
      owned: tiers.reduce((sum, tier) => sum + tier.owned, 0),
      total: tiers.reduce((sum, tier) => sum + tier.total, 0),
    };
  });
}

/** Returns the series sorted by completion, the most complete first; of equal ones the larger. */
export const sortByCompletion = (list: readonly SeriesCompletion[]): SeriesCompletion[] =>
  list.toSorted((a, b) => fractionOf(b) - fractionOf(a) || b.total - a.total);

const fractionOf = ({ owned, total }: OwnedShare): number => (total === 0 ? 0 : owned / total);

/** Returns a percentage, "12%"; 100% only where complete, and 0% only where nothing is owned. */
export function formatOwnedPercent({ owned, total }: OwnedShare): string {
  if (owned === 0 || total === 0) return '0%';
  if (owned === total) return '100%';
  return `${Math.min(99, Math.max(1, Math.round((owned / total) * 100)))}%`;
}
