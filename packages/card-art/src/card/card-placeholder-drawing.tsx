/** @jsxImportSource @pennant/card-art/shapes */
import { familyName } from '@pennant/rules/cards/family-name';
import { tierOf } from '@pennant/rules/cards/tier';
import { countGraphemes } from '@pennant/rules/text/graphemes';
import { mainClubCode, type CardFrontData } from './card-front-data.ts';
import { clubColors } from '../clubs/club-colors.ts';
import { textColorOn } from '../color.ts';
import { tierColors } from './tier-colors.ts';

/**
 * Returns the placeholder of a card's front, in 250 by 350, shown until the picture is painted:
 * tier metal, club colors, rating, name, positions and year in a few flat shapes.
 */
export const drawCardPlaceholder = (card: CardFrontData) => {
  const metal = tierColors(tierOf(card.rating));
  const { main, second } = clubColors(mainClubCode(card));
  const name = familyName(card.name).toUpperCase();
  return (
    <>
      <rect x={1} y={1} width={248} height={348} rx={8} fill={metal.base} />
      <rect x={12} y={12} width={226} height={256} fill={main} />
      <rect x={12} y={268} width={226} height={70} fill="#f7eed8" />
      <rect x={12} y={262} width={226} height={6} fill={second} />
      <text
        x={125}
        y={170}
        textAnchor="middle"
        fontSize={84}
        className="art-slab"
        fill={textColorOn(main)}
      >
        {card.rating}
      </text>
      <text
        x={125}
        y={304}
        textAnchor="middle"
        fontSize={Math.min(26, Math.round(208 / (countGraphemes(name) * 0.68)))}
        className="art-sans"
        fill="#211a14"
      >
        {name}
      </text>
      <text x={125} y={329} textAnchor="middle" fontSize={17} className="art-sans" fill="#3b2415">
        {`${card.positions.slice(0, 3).join('-')} ${card.year}`}
      </text>
    </>
  );
};
