import { tierOf } from '@pennant/rules/cards/tier';
import { cardLabel, type CardFace } from '../card-face.ts';

/** Up to so many cards are turned one by one; of more, only the best few are: the others are in the summary. */
const TURNED_SINGLY = 12;
const BEST_FEW = 6;

/** The cards of an opening that are turned over, the plainest first, the rarest last. */
export const openingOf = <Card extends CardFace>(cards: readonly Card[]): readonly Card[] => {
  const inOrder = cards.toSorted((one, other) => one.rating - other.rating);
  return inOrder.length > TURNED_SINGLY ? inOrder.slice(-BEST_FEW) : inOrder;
};

/** What the live region says when `turned` cards lie face up after `before` did. Each card is said once. */
export const announcement = (
  cards: readonly CardFace[],
  before: number,
  turned: number,
): string => {
  const fresh = cards.slice(before, turned);
  return fresh
    .map(
      (card, at) =>
        `Card ${before + at + 1} of ${cards.length}: ${cardLabel(card, tierOf(card.rating))}.`,
    )
    .join(' ');
};

const TURN_MS = { iron: 620, bronze: 640, silver: 760, gold: 1050, titanium: 1300, uranium: 1700 };

/** How long the hand waits before the next card, in ms at normal speed: longer before a better one. */
export const waitBefore = (card: CardFace): number => TURN_MS[tierOf(card.rating)];
