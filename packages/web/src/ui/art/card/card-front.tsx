import { tierOf } from '@pennant/rules/cards/tier';
import { useId } from 'react';
import { cardLabel, type CardFace } from '../card-face.ts';
import { FrontDrawing } from './front-drawing.tsx';
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
}: Props) => (
  <svg
    viewBox="0 0 250 350"
    className={className}
    {...(decorative
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': cardLabel(card, tierOf(card.rating)) })}
  >
    <FrontDrawing card={card} thumbnail={detail === 'thumbnail'} shine={useId()} />
  </svg>
);
