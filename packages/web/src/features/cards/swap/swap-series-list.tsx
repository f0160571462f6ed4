import type { Series } from '@pennant/contract/packs';
import type { SwappableTier } from '@pennant/contract/swap-box';
import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import { countPossibleSwaps } from '@pennant/rules/packs/swap-box';
import { Link } from 'react-router';

import { formatCount } from '../../../ui/money.tsx';
import { PackWrapper } from '../../../ui/pack/pack-wrapper.tsx';
import { TierSwatch } from '../../../ui/tier-swatch.tsx';
import { swapBoxPath } from './swap-plan.ts';

interface Props {
  readonly groups: readonly {
    readonly seriesID: number;
    readonly tiers: readonly SwappableTier[];
  }[];
  readonly series: readonly Series[];
}

/** Returns the lowest rating of a tier, for the tier's swatch. */
export const ratingOfTier = (tier: Tier): number =>
  TIERS.find((row) => row.tier === tier)?.from ?? 0;

const swapsText = (swaps: number) => `${formatCount(swaps)} ${swaps === 1 ? 'card' : 'cards'}`;

/** The series of which extra copies can be swapped, each with its tiers and what they bring. */
export function SwapSeriesList({ groups, series }: Props) {
  const seriesByID = new Map(series.map((row) => [row.seriesID, row]));
  return (
    <ul aria-label="Series to swap in" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ seriesID, tiers }) => {
        const named = seriesByID.get(seriesID);
        if (named === undefined) return null;
        return (
          <li key={seriesID}>
            <Link
              to={swapBoxPath(seriesID)}
              className="flex h-full gap-3 rounded-sm border border-rule bg-raised p-3 shadow-sheet hover:border-rule-strong"
            >
              <PackWrapper series={named} decorative className="w-14 shrink-0 self-start" />
              <span className="grid min-w-0 grow content-start gap-2">
                <span className="font-slab text-lg leading-tight font-semibold">{named.name}</span>
                <span className="grid gap-1 text-sm">
                  {tiers.map((row) => (
                    <span
                      key={row.tier}
                      className="figures flex items-center justify-between gap-3"
                    >
                      <span className="flex items-center gap-2">
                        <TierSwatch rating={ratingOfTier(row.tier)} />
                        <span aria-hidden="true">{row.tier}</span>
                      </span>
                      <span className="text-right">
                        {formatCount(row.extra)} extra
                        <span className="text-ink-soft"> bring </span>
                        <strong className="whitespace-nowrap text-outfield">
                          {swapsText(countPossibleSwaps(row))}
                        </strong>
                      </span>
                    </span>
                  ))}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
