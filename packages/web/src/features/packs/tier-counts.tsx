import { TIERS, tierOf } from '@pennant/rules/cards/tier';

import { formatCount } from '../../ui/money.tsx';
import { TierSwatch } from '../../ui/tier-swatch.tsx';
import { TierBar } from './tier-bar.tsx';

/** The number of cards of each tier, as a bar and a list. */
export function TierCounts({ cards }: { readonly cards: readonly { readonly rating: number }[] }) {
  const tally = TIERS.map(({ tier, from }) => ({
    tier,
    from,
    count: cards.filter(({ rating }) => tierOf(rating) === tier).length,
  }));
  return (
    <div className="mb-4 grid gap-2">
      <TierBar
        label="Cards of each tier"
        shares={tally.map(({ tier, count }) => ({ tier, part: count / cards.length }))}
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {tally
          .filter(({ count }) => count > 0)
          .toReversed()
          .map(({ tier, from, count }) => (
            <li key={tier} className="inline-flex items-center gap-2">
              <TierSwatch rating={from} />
              <span aria-hidden="true">{tier}</span>
              <strong className="figures">{formatCount(count)}</strong>
            </li>
          ))}
      </ul>
    </div>
  );
}
