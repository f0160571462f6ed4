import { tierOf } from '@pennant/rules/cards/tier';
import { cardLabel, familyName, type CardFace } from '../card-face.ts';
import { clubColors } from '../clubs/club-colors.ts';
import { eraOf } from '../eras/eras.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { RatingDisc } from './rating-disc.tsx';
import { TierBorder } from './tier-border.tsx';
import { VariantRibbon } from './variant-ribbon.tsx';
import '../art.css';

interface Props {
  card: CardFace;
  /** `thumbnail` for cards up to about 140 px wide: fewer shapes, larger lettering. */
  detail?: 'full' | 'thumbnail';
  className?: string;
  /** Where the card's facts stand beside it, or a button around it names it. */
  decorative?: boolean;
}

/** The front of a card, 5 to 7, drawn from its facts: the same card always looks the same. */
export const PlayerCardFront = ({
  card,
  detail = 'full',
  className,
  decorative = false,
}: Props) => {
  const thumbnail = detail === 'thumbnail';
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
    <svg
      viewBox="0 0 250 350"
      className={className}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': cardLabel(card, tier) })}
    >
      <TierBorder tier={tier} thumbnail={thumbnail} />
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
    </svg>
  );
};
