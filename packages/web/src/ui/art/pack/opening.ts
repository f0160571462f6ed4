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

/** How long the wrapper takes to tear, and the cards to be dealt, in ms at normal speed. */
export const TEAR_MS = 620;
export const DEAL_MS = 480;

/** Nobody waits longer for his summary, in ms at normal speed, however many packs he opens and whatever is in them. */
export const MOST_SHOW_MS = 4500;

/**
 * How long the hand waits before each card that is turned over, in ms at normal speed: longer before a better one. Many cards, or
 * good ones, are turned faster.
 */
export const waitsBefore = (opening: readonly CardFace[]): readonly number[] => {
  const waits = opening.map(({ rating }) => TURN_MS[tierOf(rating)]);
  const all = waits.reduce((sum, wait) => sum + wait, 0);
  const haste = Math.min(1, (MOST_SHOW_MS - TEAR_MS - DEAL_MS) / Math.max(1, all));
  return waits.map((wait) => Math.floor(wait * haste));
};
