import type { Tier } from '@pennant/rules/cards/tier';

// Complete class names, so that Tailwind finds them.
const FILLS: Record<Tier, string> = {
  iron: 'fill-tier-iron',
  bronze: 'fill-tier-bronze',
  silver: 'fill-tier-silver',
  gold: 'fill-tier-gold',
  titanium: 'fill-tier-titanium',
  uranium: 'fill-tier-uranium',
};
const WIDTH = 1000;

interface TierShare {
  readonly tier: Tier;
  /** The share of the whole, 0 to 1. */
  readonly part: number;
}

/** Returns the sum of the shares before an index. */
const sumBefore = (shares: readonly TierShare[], index: number): number =>
  shares.slice(0, index).reduce((sum, { part }) => sum + part, 0);

interface Props {
  /** From left to right: the lowest tier first. */
  readonly shares: readonly TierShare[];
  readonly label: string;
}

/** A bar that shows the share of each tier, in the tiers' colors. */
export function TierBar({ shares, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} 40`}
      preserveAspectRatio="none"
      className="h-6 w-full border-2 border-ink"
    >
      {shares.map(({ tier, part }, index) => (
        <rect
          key={tier}
          x={sumBefore(shares, index) * WIDTH}
          width={part * WIDTH}
          height={40}
          className={FILLS[tier]}
        />
      ))}
    </svg>
  );
}
