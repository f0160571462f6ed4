import { cardLabel, type CardFrontData } from '@pennant/card-art/card/card-front-data';
import { tierOf } from '@pennant/rules/cards/tier';

/**
 * Openings of more than `MAX_REVEALED` cards reveal only the best few; a summary lists the rest.
 */
const MAX_REVEALED = 12;
const BEST_FEW = 6;

/** Returns the cards to reveal one by one, by rating, the best one last. */
export const selectCardsToReveal = <Card extends CardFrontData>(
  cards: readonly Card[],
): readonly Card[] => {
  const byRating = cards.toSorted((a, b) => a.rating - b.rating);
  return byRating.length > MAX_REVEALED ? byRating.slice(-BEST_FEW) : byRating;
};

/**
 * Returns the live region's text when `turned` cards are face up after `before`: each new card
 * once.
 */
export const announceCards = (
  cards: readonly CardFrontData[],
  before: number,
  turned: number,
): string => {
  const newlyTurned = cards.slice(before, turned);
  return newlyTurned
    .map(
      (card, index) =>
        `Card ${before + index + 1} of ${cards.length}: ${cardLabel(card, tierOf(card.rating))}.`,
    )
    .join(' ');
};

const TURN_MS = { iron: 620, bronze: 640, silver: 760, gold: 1050, titanium: 1300, uranium: 1700 };

/** Durations of the tearing of the wrapper and of the dealing, in ms at normal speed. */
export const TEAR_MS = 620;
export const DEAL_MS = 480;

/** Maximum duration of an opening in ms at normal speed, whatever the number of packs and cards. */
export const MAX_OPENING_MS = 4500;

/**
 * Returns the delay before each card is turned over, in ms at normal speed: longer for a better
 * tier, all scaled down where the opening would exceed its maximum duration.
 */
export const revealDelays = (opening: readonly CardFrontData[]): readonly number[] => {
  const waits = opening.map(({ rating }) => TURN_MS[tierOf(rating)]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  const scale = Math.min(1, (MAX_OPENING_MS - TEAR_MS - DEAL_MS) / Math.max(1, total));
  return waits.map((wait) => Math.floor(wait * scale));
};
