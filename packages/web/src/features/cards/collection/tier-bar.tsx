import type { Tier } from '@pennant/rules/cards/tier';

import { countText } from '../../../ui/money.tsx';
import type { Completion } from './completion.ts';

// Written out, so that Tailwind finds them.
const FILLS: Record<Tier, string> = {
  iron: 'fill-tier-iron',
  bronze: 'fill-tier-bronze',
  silver: 'fill-tier-silver',
  gold: 'fill-tier-gold',
  titanium: 'fill-tier-titanium',
  uranium: 'fill-tier-uranium',
};

/** How much of a series is there: a gauge, filled with the metals of the cards that are. */
export function TierBar({
  completion: { owned, total, tiers, series },
}: {
  readonly completion: Completion;
}) {
  return (
    <svg
      role="img"
      aria-label={`${series.name}: ${countText(owned)} of ${countText(total)} cards`}
      viewBox={`0 0 ${Math.max(1, total)} 10`}
      preserveAspectRatio="none"
      className="h-4 w-full border-2 border-rule-strong bg-sunk"
    >
      {tiers.map((each, at) => (
        <rect
          key={each.tier}
          x={tiers.slice(0, at).reduce((sum, before) => sum + before.owned, 0)}
          width={each.owned}
          height="10"
          className={FILLS[each.tier]}
        />
      ))}
    </svg>
  );
}
