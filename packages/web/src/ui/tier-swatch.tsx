import { tierOf, type Tier } from '@pennant/rules/cards/tier';

// Literal class names, so that Tailwind finds them.
const METALS: Record<Tier, string> = {
  iron: 'bg-tier-iron border-tier-iron-deep',
  bronze: 'bg-tier-bronze border-tier-bronze-deep',
  silver: 'bg-tier-silver border-tier-silver-deep',
  gold: 'bg-tier-gold border-tier-gold-deep',
  titanium: 'bg-tier-titanium border-tier-titanium-deep',
  uranium: 'bg-tier-uranium border-tier-uranium-deep',
};
const LETTERING: Record<Tier, string> = {
  iron: 'text-tier-iron-lettering',
  bronze: 'text-tier-bronze-lettering',
  silver: 'text-tier-silver-lettering',
  gold: 'text-tier-gold-lettering',
  titanium: 'text-tier-titanium-lettering',
  uranium: 'text-tier-uranium-lettering',
};

/** A square in the color of a rating's tier, with the tier's name for those who cannot see it. */
export function TierSwatch({ rating }: { readonly rating: number }) {
  const tier = tierOf(rating);
  return (
    <span
      title={tier}
      className={`inline-block size-4 shrink-0 rounded-sm border-2 align-[-0.15em] ${METALS[tier]}`}
    >
      <span className="sr-only">{tier}</span>
    </span>
  );
}

/** A rating on a background in its tier's color. */
export function RatingStamp({ rating }: { readonly rating: number }) {
  const tier = tierOf(rating);
  return (
    <span
      title={tier}
      className={`figures inline-grid min-w-9 place-items-center rounded-sm border-2 px-1 font-slab font-semibold ${METALS[tier]} ${LETTERING[tier]}`}
    >
      {rating}
      <span className="sr-only"> {tier}</span>
    </span>
  );
}
