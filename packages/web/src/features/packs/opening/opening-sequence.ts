import { cardLabel, type CardFrontData } from '@pennant/card-art/card/card-front-data';
import { GLINTING_TIERS } from '@pennant/card-art/card/tier-colors';
import { tierOf, type Tier } from '@pennant/rules/cards/tier';

import type { Sound } from '../../../ui/sound/sound.ts';
import { nextFaceDown, type OpeningAction, type OpeningState } from './opening-state.ts';

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

/** Returns the live region's text for the cards at these indexes, which were just turned. */
export const announceCards = (
  cards: readonly CardFrontData[],
  indexes: readonly number[],
): string =>
  indexes
    .flatMap((index) => {
      const card = cards[index];
      if (card === undefined) return [];
      return [`Card ${index + 1} of ${cards.length}: ${cardLabel(card, tierOf(card.rating))}.`];
    })
    .join(' ');

/** Returns the tier whose color glows around a card's back; null for those that do not glow. */
export const glowOf = ({ rating }: { readonly rating: number }): Tier | null => {
  const tier = tierOf(rating);
  return GLINTING_TIERS.includes(tier) ? tier : null;
};

const TURN_MS = { iron: 620, bronze: 640, silver: 760, gold: 1050, titanium: 1300, uranium: 1700 };
/** How long a card that was turned by hand is held up, in ms at normal speed. */
const HOLD_MS = {
  iron: 1100,
  bronze: 1150,
  silver: 1400,
  gold: 2000,
  titanium: 2300,
  uranium: 2800,
};

/** Durations of the tearing of the wrapper and of the dealing, in ms at normal speed. */
export const TEAR_MS = 520;
export const DEAL_MS = 580;

/**
 * Maximum duration in ms, at normal speed, of an opening that runs by itself, whatever the number
 * of packs and cards.
 */
export const MAX_OPENING_MS = 4500;

/**
 * Returns the delay before each card is turned over by itself, in ms at normal speed: longer for a
 * better tier, all scaled down where the opening would exceed its maximum duration.
 */
export const revealDelays = (opening: readonly CardFrontData[]): readonly number[] => {
  const waits = opening.map(({ rating }) => TURN_MS[tierOf(rating)]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  const scale = Math.min(1, (MAX_OPENING_MS - TEAR_MS - DEAL_MS) / Math.max(1, total));
  return waits.map((wait) => Math.floor(wait * scale));
};

/** What happens next without a touch, and after how many ms at normal speed. */
export interface TimedStep {
  readonly action: OpeningAction;
  readonly ms: number;
}

interface Course {
  readonly cards: readonly CardFrontData[];
  /** Whether the pack is torn and its cards are turned without a touch. */
  readonly runsByItself: boolean;
  /** The part of the top that is torn already, 0 to 1. */
  readonly tornPart: number;
}

/** Returns the step that follows by itself; null where the opening waits for the user. */
export function timedStep(
  state: OpeningState,
  { cards, runsByItself, tornPart }: Course,
): TimedStep | null {
  const { stage, held, isFinished } = state;
  if (stage === 'sealed') return runsByItself ? { action: { kind: 'tear' }, ms: 0 } : null;
  if (stage === 'tearing') {
    return { action: { kind: 'finishTear' }, ms: TEAR_MS * (1 - tornPart) };
  }
  if (stage === 'emptying') return { action: { kind: 'deal' }, ms: DEAL_MS };
  const heldCard = held === null || held.isLook ? undefined : cards[held.index];
  if (heldCard !== undefined) {
    return { action: { kind: 'putDown' }, ms: HOLD_MS[tierOf(heldCard.rating)] };
  }
  const next = nextFaceDown(state, cards.length);
  if (isFinished || !runsByItself || next === null) return null;
  return { action: { kind: 'turnNext' }, ms: revealDelays(cards)[next] ?? 0 };
}

const CHEERS: Partial<Record<Tier, number>> = { gold: 0.4, titanium: 0.65, uranium: 1 };

/** Returns the sounds of cards that turn: paper, and for the best of them a crowd. */
export function turnSounds(ratings: readonly number[]): readonly Sound[] {
  if (ratings.length === 0) return [];
  const swell = CHEERS[tierOf(Math.max(...ratings))];
  if (swell === undefined) return [{ name: 'flip' }];
  return [{ name: 'flip' }, { name: 'crowd', swell, seconds: 1 + 2 * swell }];
}
