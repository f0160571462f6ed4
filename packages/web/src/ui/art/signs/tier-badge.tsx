import type { Tier } from '@pennant/rules/cards/tier';
import { DISC_SHAPES } from '../card/rating-disc.tsx';
import { tierMetal } from '../card/tier-metal.ts';

interface Props {
  tier: Tier;
  /** Said aloud where the tier's name doesn't stand beside it. */
  named?: boolean;
  className?: string;
}

/** The disc of a tier without a number: form and metal tell it. */
export const TierBadge = ({ tier, named = false, className }: Props) => {
  const metal = tierMetal(tier);
  return (
    <svg
      viewBox="-30 -30 60 60"
      className={className}
      {...(named ? { role: 'img', 'aria-label': tier } : { 'aria-hidden': true })}
    >
      <path
        d={DISC_SHAPES[tier]}
        fill={metal.base}
        stroke={metal.deep}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle r="15" fill="none" stroke={metal.light} strokeWidth="3" />
      <path
        d="M-9 -3C-4 -9 4 -9 9 -3"
        fill="none"
        stroke={metal.light}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
};
