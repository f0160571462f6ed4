import { cardLabel, type CardFrontData } from '@pennant/card-art/card/card-front-data';
import { drawCardFront } from '@pennant/card-art/card/card-front-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { tierOf } from '@pennant/rules/cards/tier';
import { useId } from 'react';
import '../art.css';

interface Props {
  card: CardFrontData;
  /** `thumbnail` has fewer shapes and larger text, for cards up to about 140 px wide. */
  detail?: 'full' | 'thumbnail';
  className?: string;
  /** Hides the card from screen readers, where its name is beside or around it. */
  decorative?: boolean;
}

/** The front of a card as SVG, with the aspect ratio 5 / 7. The same card always looks the same. */
export const PlayerCardFront = ({
  card,
  detail = 'full',
  className,
  decorative = false,
}: Props) => (
  <svg
    viewBox="0 0 250 350"
    className={className}
    {...(decorative
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': cardLabel(card, tierOf(card.rating)) })}
  >
    {renderShapes(drawCardFront({ card, thumbnail: detail === 'thumbnail', shine: useId() }))}
  </svg>
);
