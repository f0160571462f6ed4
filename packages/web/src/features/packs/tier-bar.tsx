import type { Tier } from '@pennant/rules/cards/tier';

// Written out, so that Tailwind finds them.
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
  /** Of all: 0 to 1. */
  readonly part: number;
}

const partBefore = (shares: readonly TierShare[], at: number): number =>
  shares.slice(0, at).reduce((sum, { part }) => sum + part, 0);

interface Props {
  /** The plainest first: it stands at the left. */
  readonly shares: readonly TierShare[];
  readonly label: string;
}

/** Shares of the tiers as one bar, painted in their metals. */
export function TierBar({ shares, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} 40`}
      preserveAspectRatio="none"
      className="h-6 w-full border-2 border-ink"
    >
      {shares.map(({ tier, part }, at) => (
        <rect
          key={tier}
          x={partBefore(shares, at) * WIDTH}
          width={part * WIDTH}
          height={40}
          className={FILLS[tier]}
        />
      ))}
    </svg>
  );
}
