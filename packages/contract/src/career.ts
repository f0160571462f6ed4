import { CAREER_FIGURES, CAREER_NUMBERS } from '@pennant/rules/cards/career';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardInventory } from './cards.ts';
import { catalogueID, catalogueIDText, count, hex32, timestamp, uuid } from './common-schemas.ts';
import { bestPerformance } from './home.ts';

/** The ways in which a card comes to a user. */
export const CARD_ORIGINS = [
  'pack',
  'starter_set',
  'reward',
  'award',
  'swap',
  // Before the ledger told which.
  'other',
] as const;

/** How the first copy came of those that the user has. */
export const cardOrigin = z.object({
  kind: z.literal(CARD_ORIGINS),
  received: timestamp,
  /** The pack that it was in; null where it came otherwise. */
  pack: z
    .object({
      seriesID: catalogueID,
      seriesName: z.string(),
      epochID: uuid,
      /** Its number within the epoch, the first 1. */
      number: z.int().positive(),
      /** What was committed to before the epoch's first pack. */
      commitment: hex32,
    })
    .nullable(),
});
export type CardOrigin = z.output<typeof cardOrigin>;

/** A game that a card played in. */
export const gameOfCareer = z.object({
  gameID: uuid,
  finished: timestamp,
  opponent: z.string(),
  /** Whether anyone may see it: then its plays have addresses of their own. */
  isPublic: z.boolean(),
});
export type GameOfCareer = z.output<typeof gameOfCareer>;

/** A card has twelve figures at most, each with four numbers. */
const MAX_MOMENTS = CAREER_FIGURES.length * CAREER_NUMBERS.length;

/** A first or a milestone of a card, and the play by which it was reached. */
export const careerMoment = z.object({
  figure: z.literal(CAREER_FIGURES),
  /** 1 is the first; of games it is the debut. */
  number: z.literal(CAREER_NUMBERS),
  game: gameOfCareer,
  eventNumber: z.int().positive(),
});
export type CareerMoment = z.output<typeof careerMoment>;

/** What a card has done in its user's games; games between own teams don't count. */
export const careerTotals = cardInventory
  .pick({
    ab: true,
    h1: true,
    h2: true,
    h3: true,
    hr: true,
    bb: true,
    so: true,
    runs: true,
    rbi: true,
    sb: true,
    cs: true,
    ipOuts: true,
  })
  .extend({ games: count, wins: count, losses: count, saves: count, er: count });
export type CareerTotals = z.output<typeof careerTotals>;

/** What a card has lived with its user. */
export const career = z.object({
  cardID: catalogueID,
  username: z.string(),
  /** Whether others see it at its own address: as long as the user shows their games. */
  isShown: z.boolean(),
  /** Null where the ledger does not tell. */
  origin: cardOrigin.nullable(),
  /**
   * False while games from before careers were kept are still to be counted, or the best of them is
   * still to be chosen.
   */
  isComplete: z.boolean(),
  totals: careerTotals,
  /**
   * In the order in which they came. To others only those of games that the user shows.
   */
  moments: z.array(careerMoment).max(MAX_MOMENTS),
  /**
   * The game in which the card added the most to the win probability of its side, and how much, in
   * wins; of equal games the first. Null before the first game, and to others where its game is
   * hidden.
   */
  best: z
    .object({ game: gameOfCareer, line: bestPerformance.shape.line, wpa: z.number() })
    .nullable(),
});
export type Career = z.output<typeof career>;

export const careerCalls = {
  ownCareer: defineCall({
    method: 'GET',
    path: '/card/{cardID}/career',
    summary: 'What a card of the caller has lived: how it came, firsts, milestones, best game.',
    who: 'player',
    params: z.object({ cardID: catalogueIDText }),
    answer: career,
    writes: false,
  }),
  publicCareer: defineCall({
    method: 'GET',
    path: '/players/{username}/career',
    summary:
      'What a card of a player has lived, as far as the player shows their games. A player who hides them, one who is unknown and one without the card answer alike.',
    who: 'anyone',
    params: z.object({ username: z.string().min(1).max(64) }),
    query: z.object({ cardID: catalogueIDText }),
    answer: career,
    writes: false,
  }),
};
