import type { SwapBoxTier } from '@pennant/contract/swap-box';
import type { Tier } from '@pennant/rules/cards/tier';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';

import { formatCount } from '../../../ui/money.tsx';
import { TierSwatch } from '../../../ui/tier-swatch.tsx';
import { countExtra, swapsOfTier } from './swap-plan.ts';
import { ratingOfTier } from './swap-series-list.tsx';

interface Props {
  readonly tiers: readonly SwapBoxTier[];
  readonly chosen: Tier | undefined;
  readonly onChoose: (tier: Tier) => void;
}

/** Returns what a tier has for the box: "4 extra", "2 missing"; or that it is complete. */
const stateOf = (tier: SwapBoxTier): readonly string[] => {
  if (tier.missingCards === 0) return ['complete'];
  const extra = countExtra(tier);
  return [
    extra < SWAP_COPIES ? `${extra} of ${SWAP_COPIES} extra` : `${formatCount(extra)} extra`,
    `${formatCount(tier.missingCards)} missing`,
  ];
};

/**
 * The tiers of a series, each with its extra copies and missing cards; those that allow no swap are
 * off.
 */
export function TierChoice({ tiers, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label="Tier" className="mb-5 grid grid-cols-3 gap-2 lg:grid-cols-6">
      {tiers.map((tier) => (
        <button
          key={tier.tier}
          type="button"
          aria-pressed={tier.tier === chosen}
          disabled={swapsOfTier(tier) === 0}
          onClick={() => onChoose(tier.tier)}
          className="flex min-h-14 flex-col items-start rounded-sm border-2 border-rule bg-raised px-2 py-2 text-left leading-tight shadow-sheet enabled:hover:border-rule-strong disabled:bg-sunk disabled:text-ink-faint disabled:shadow-none aria-pressed:border-pennant"
        >
          <span className="mb-0.5 flex items-center gap-1.5">
            <TierSwatch rating={ratingOfTier(tier.tier)} />
            <span aria-hidden="true" className="font-slab font-semibold">
              {tier.tier}
            </span>
          </span>
          {stateOf(tier).map((part) => (
            <span key={part} className="figures text-xs">
              {part}
            </span>
          ))}
        </button>
      ))}
    </div>
  );
}
