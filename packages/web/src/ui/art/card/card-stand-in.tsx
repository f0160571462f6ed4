import { tierOf } from '@pennant/rules/cards/tier';
import { cardLabel, familyName, type CardFace } from '../card-face.ts';
import { clubColors } from '../clubs/club-colors.ts';
import { tierMetal } from './tier-metal.ts';

/** A card as one sees it flying by: its tier's metal, its club's colours, its name and rating, in six shapes. */
export const CardStandIn = ({ card, className }: { card: CardFace; className?: string }) => {
  const tier = tierOf(card.rating);
  const metal = tierMetal(tier);
  const { main, second } = clubColors(card.clubs[0] ?? card.clubName);
  return (
    <svg
      viewBox="0 0 250 350"
      className={className}
      role="img"
      aria-label={cardLabel(card, tier)}
      data-stand-in=""
    >
      <rect width="250" height="350" fill={metal.base} />
      <rect x="12" y="12" width="226" height="256" fill={main} />
      <rect x="12" y="268" width="226" height="70" fill="#f7eed8" />
      <path d="M12 262H238V274H12Z" fill={second} />
      <text x="125" y="316" textAnchor="middle" fontSize="30" className="art-zilla" fill="#211a14">
        {familyName(card.name).toUpperCase().slice(0, 11)}
      </text>
      <text x="125" y="160" textAnchor="middle" fontSize="64" className="art-slab" fill={second}>
        {card.rating}
      </text>
    </svg>
  );
};
