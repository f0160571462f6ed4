import type { CardType } from './card.ts';

/**
 * What the firsts and milestones of a card are counted in. `G` is games, `H` hits of all kinds.
 * Their places in this list are stored: a new one is added at the end.
 */
export const CAREER_FIGURES = [
  'G',
  'H',
  'H2',
  'H3',
  'HR',
  'R',
  'RBI',
  'BB',
  'SB',
  'SO',
  'W',
  'SV',
] as const;
export type CareerFigure = (typeof CAREER_FIGURES)[number];

/** The numbers that are milestones: 1 is a card's first. Stored by their places, as above. */
export const CAREER_NUMBERS = [1, 10, 50, 100] as const;
export type CareerNumber = (typeof CAREER_NUMBERS)[number];

/** The figures in which a card of a type reaches milestones. */
const FIGURES_OF: Readonly<Record<CardType, readonly CareerFigure[]>> = {
  Batter: ['G', 'H', 'H2', 'H3', 'HR', 'R', 'RBI', 'BB', 'SB'],
  Pitcher: ['G', 'SO', 'W', 'SV'],
};

/** How often a card did each so far; a figure that is left out is 0. */
export type CareerCounts = Readonly<Partial<Record<CareerFigure, number>>>;

/** Where in one game a card did each: the number of the event, once for each time, in order. */
export type CareerPlays = Readonly<Partial<Record<CareerFigure, readonly number[]>>>;

/** What one card did in one game, as its career needs it. */
export interface CardGame {
  readonly cardID: number;
  readonly type: CardType;
  readonly plays: CareerPlays;
  /** The win probability that it added, in units of `WPA_UNITS`: by which its games are ordered. */
  readonly wpa: number;
  /** Of a pitcher, else 0. */
  readonly losses: number;
  /** Of a pitcher, else 0. */
  readonly earnedRuns: number;
}

/** A first or a milestone, and the event of the game by which it was reached. */
export interface ReachedNumber {
  readonly figure: CareerFigure;
  readonly number: CareerNumber;
  readonly eventNumber: number;
}

/** Returns the firsts and milestones that a card reached in a game, in the order of its events. */
export const careerNumbersReached = (before: CareerCounts, game: CardGame): ReachedNumber[] =>
  FIGURES_OF[game.type]
    .flatMap((figure) => {
      const events = game.plays[figure] ?? [];
      return CAREER_NUMBERS.flatMap((number) => {
        const eventNumber = events[number - 1 - (before[figure] ?? 0)];
        return eventNumber === undefined ? [] : [{ figure, number, eventNumber }];
      });
    })
    .toSorted((a, b) => a.eventNumber - b.eventNumber);

/** Returns the counts after a game. */
export const addToCounts = (before: CareerCounts, { type, plays }: CardGame): CareerCounts =>
  Object.fromEntries(
    FIGURES_OF[type].map((figure) => [
      figure,
      (before[figure] ?? 0) + (plays[figure]?.length ?? 0),
    ]),
  );
