/** @jsxImportSource @pennant/card-art/shapes */
import { familyName } from '@pennant/rules/cards/family-name';
import { tierOf } from '@pennant/rules/cards/tier';
import { clubLine, mainClubCode, type CardFrontData } from './card-front-data.ts';
import { clubColors } from '../clubs/club-colors.ts';
import { cardDesignOf } from '../card-designs/card-designs.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { RatingDisc } from './rating-disc.tsx';
import { TierBorder } from './tier-border.tsx';
import { VariantRibbon } from './variant-ribbon.tsx';

interface Props {
  readonly card: CardFrontData;
  /** Draws fewer shapes and larger text, for cards up to about 140 px wide. */
  readonly thumbnail: boolean;
  /** The id of the gradient of the border, unique in the page. */
  readonly shine: string;
}

/** Returns the front of a card, in 250 by 350. */
export const drawCardFront = ({ card, thumbnail, shine }: Props) => {
  const tier = tierOf(card.rating);
  const design = cardDesignOf(card.year);
  const colors = clubColors(mainClubCode(card));
  const club = { main: design.printColor(colors.main), second: design.printColor(colors.second) };
  const positions = card.positions.slice(0, 3).join('-');
  const designProps = {
    card,
    club,
    thumbnail,
    name: (thumbnail ? familyName(card.name) : card.name).toUpperCase(),
    line: thumbnail
      ? `${positions} ${card.year}`
      : `${positions} · ${clubLine(card)} · ${card.year}`,
  };
  const { x, y, width, height } = design.portraitArea;
  return (
    <>
      <TierBorder tier={tier} thumbnail={thumbnail} shine={shine} />
      <design.Background {...designProps} />
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="4 4 232 280"
        preserveAspectRatio="xMidYMax slice"
      >
        <Portrait card={card} print={design} thumbnail={thumbnail} />
      </svg>
      <design.Nameplate {...designProps} />
      {!thumbnail && (
        <path
          d="M12 12H238V338H12Z"
          fill="none"
          stroke="#140d08"
          strokeWidth={1.2}
          opacity={0.55}
        />
      )}
      <VariantRibbon seriesKey={card.seriesKey} thumbnail={thumbnail} />
      <RatingDisc
        rating={card.rating}
        tier={tier}
        x={206}
        y={256}
        scale={thumbnail ? 1.2 : 1}
        thumbnail={thumbnail}
      />
    </>
  );
};
