import { tierOf, type Tier } from '@pennant/rules/cards/tier';

// Written out, so that Tailwind finds them.
const METALS: Record<Tier, string> = {
  iron: 'bg-iron border-iron-deep',
  bronze: 'bg-bronze border-bronze-deep',
  silver: 'bg-silver border-silver-deep',
  gold: 'bg-gold border-gold-deep',
  titanium: 'bg-titanium border-titanium-deep',
  uranium: 'bg-uranium border-uranium-deep',
};
const LETTERING: Record<Tier, string> = {
  iron: 'text-iron-lettering',
  bronze: 'text-bronze-lettering',
  silver: 'text-silver-lettering',
  gold: 'text-gold-lettering',
  titanium: 'text-titanium-lettering',
  uranium: 'text-uranium-lettering',
};

/** The colour square of a rating. The tier's name goes with it for those who cannot see the colour. */
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

/** A rating stamped on its tier's metal. */
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
