import { tierOf } from '@pennant/rules/cards/tier';
import { familyName, type CardFace } from '../card-face.ts';
import { clubColors } from '../clubs/club-colors.ts';
import { eraOf } from '../eras/eras.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { RatingDisc } from './rating-disc.tsx';
import { TierBorder } from './tier-border.tsx';
import { VariantRibbon } from './variant-ribbon.tsx';

interface Props {
  readonly card: CardFace;
  readonly thumbnail: boolean;
  /** The id of the gradient, unique in the page. */
  readonly shine: string;
}

/**
 * The shapes of a card's front, in 250 by 350. Uses no hooks, since it is painted on canvases too.
 */
export const FrontDrawing = ({ card, thumbnail, shine }: Props) => {
  const tier = tierOf(card.rating);
  const design = eraOf(card.year);
  const colors = clubColors(card.clubs[0] ?? card.clubName);
  const club = { main: design.print(colors.main), second: design.print(colors.second) };
  const positions = card.positions.slice(0, 3).join('-');
  const designProps = {
    card,
    club,
    thumbnail,
    name: (thumbnail ? familyName(card.name) : card.name).toUpperCase(),
    line: thumbnail
      ? `${positions} ${card.year}`
      : `${positions} · ${card.clubName} · ${card.year}`,
  };
  const { x, y, width, height } = design.window;
  return (
    <>
      <TierBorder tier={tier} thumbnail={thumbnail} shine={shine} />
      <design.Ground {...designProps} />
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="4 4 232 280"
        preserveAspectRatio="xMidYMax slice"
      >
        <Portrait card={card} print={design.print} thumbnail={thumbnail} />
      </svg>
      <design.Plate {...designProps} />
      {!thumbnail && (
        <path d="M12 12H238V338H12Z" fill="none" stroke="#140d08" strokeWidth="1.2" opacity=".55" />
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
