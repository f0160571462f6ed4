import type { Tier } from '@pennant/rules/cards/tier';

import { formatCount } from '../../../ui/money.tsx';
import type { SeriesCompletion } from './series-completion.ts';

// Literal class names, so that Tailwind finds them.
const FILLS: Record<Tier, string> = {
  iron: 'fill-tier-iron',
  bronze: 'fill-tier-bronze',
  silver: 'fill-tier-silver',
  gold: 'fill-tier-gold',
  titanium: 'fill-tier-titanium',
  uranium: 'fill-tier-uranium',
};

/** A bar with the owned share of a series, in the colors of the owned cards' tiers. */
export function SeriesCompletionBar({
  completion: { owned, total, tiers, series },
}: {
  readonly completion: SeriesCompletion;
}) {
  return (
    <svg
      role="img"
      aria-label={`${series.name}: ${formatCount(owned)} of ${formatCount(total)} cards`}
      viewBox={`0 0 ${Math.max(1, total)} 10`}
      preserveAspectRatio="none"
      className="h-4 w-full border-2 border-rule-strong bg-sunk"
    >
      {tiers.map((share, index) => (
        <rect
          key={share.tier}
          x={tiers.slice(0, index).reduce((sum, before) => sum + before.owned, 0)}
          width={share.owned}
          height="10"
          className={FILLS[share.tier]}
        />
      ))}
    </svg>
  );
}
