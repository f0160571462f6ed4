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
  /** The id of its gradient, one of its own in a page. */
  readonly shine: string;
}

/** What stands on the front, in 250 by 350. Without hooks, so that a canvas can be painted from it as well. */
export const FrontDrawing = ({ card, thumbnail, shine }: Props) => {
  const tier = tierOf(card.rating);
  const era = eraOf(card.year);
  const colors = clubColors(card.clubs[0] ?? card.clubName);
  const club = { main: era.print(colors.main), second: era.print(colors.second) };
  const positions = card.positions.slice(0, 3).join('-');
  const words = {
    card,
    club,
    thumbnail,
    name: (thumbnail ? familyName(card.name) : card.name).toUpperCase(),
    line: thumbnail
      ? `${positions} ${card.year}`
      : `${positions} · ${card.clubName} · ${card.year}`,
  };
  const { x, y, width, height } = era.window;
  return (
    <>
      <TierBorder tier={tier} thumbnail={thumbnail} shine={shine} />
      <era.Ground {...words} />
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="4 4 232 280"
        preserveAspectRatio="xMidYMax slice"
      >
        <Portrait card={card} print={era.print} thumbnail={thumbnail} />
      </svg>
      <era.Plate {...words} />
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
