/** Places of a bracket. */
export const CUP_SIZES = [8, 16, 32] as const;
export type CupSize = (typeof CUP_SIZES)[number];

/** Games that win a match: the best of three. */
export const WINS_OF_MATCH = 2;

/** A place of a cup, by its seed: 1 is the highest. */
export interface CupPlace {
  /** False for a club that the computer manages. */
  readonly isUser: boolean;
  /** Whether the user has withdrawn, or was deleted. */
  readonly hasLeft: boolean;
}

/**
 * How a game is played: by both users, by one against the other's standing team, or by the computer
 * for both.
 */
export type CupGameKind = 'live' | 'standing' | 'computer';

/** A game of a match. Seeds are in the order of the match's. */
export interface CupGame {
  /** From 1, in the order of their beginning; a game that counted for nothing keeps its number. */
  readonly number: number;
  readonly kind: CupGameKind;
  /** Null for one that the computer played: it follows from the dice of the cup. */
  readonly gameID: string | null;
  /** Who plays against the other's standing team; null in games of other kinds. */
  readonly playedBy: number | null;
  /** Null while it is under way, and for one that counted for nothing. */
  readonly winner: number | null;
  readonly runs: readonly [number, number] | null;
  readonly isOver: boolean;
}

/** How a match ended: by its games, or since one side had left. */
export type MatchEnd = 'played' | 'walkover';

/** A match of two places. */
export interface CupMatch {
  /** From 0. */
  readonly round: number;
  /** Null while nobody has reached it. */
  readonly seeds: readonly [number | null, number | null];
  /** Whose users let their standing team play this match. */
  readonly standsIn: readonly [boolean, boolean];
  readonly games: readonly CupGame[];
  /** Both are null while it is not over. */
  readonly end: MatchEnd | null;
  readonly winner: number | null;
}

/** A cup that has begun: plain JSON. */
export interface CupState {
  /** By seed, the highest first. */
  readonly places: readonly CupPlace[];
  /** Round by round; in a round as the bracket shows them, from the top. */
  readonly matches: readonly CupMatch[];
}

/** A match's index in its cup, and its two slots in that order. */
export type Slot = 0 | 1;
export const SLOTS_OF_MATCH: readonly Slot[] = [0, 1];

/** Returns how many rounds a bracket of so many places has. */
export const roundsOf = (size: number): number => Math.log2(size);

/** Returns where the winner of a match goes on; null for the final. */
export function nextOf(
  { places, matches }: CupState,
  index: number,
): { readonly index: number; readonly slot: Slot } | null {
  if (index === matches.length - 1) return null;
  // The winners of matches 0 and 1 meet in the first match of the next round, and so on.
  return { index: places.length / 2 + Math.floor(index / 2), slot: index % 2 === 0 ? 0 : 1 };
}

export const finalOf = ({ matches }: CupState): CupMatch => matches.at(-1)!;

export const isOver = (state: CupState): boolean => finalOf(state).end !== null;

/** Returns how many games of a match a slot has won. */
export function winsOf({ seeds, games }: CupMatch, slot: Slot): number {
  const seed = seeds[slot];
  return seed === null ? 0 : games.filter(({ winner }) => winner === seed).length;
}

/** Returns the game of a match that is under way; undefined without one. */
export const gameUnderWay = ({ games }: CupMatch): CupGame | undefined =>
  games.find((game) => !game.isOver);

/** Whether a match can be played: both places are known, and it is not over. */
export const isOpen = ({ seeds, end }: CupMatch): boolean =>
  end === null && seeds[0] !== null && seeds[1] !== null;

/** Returns the index of the match that a place plays or waits for; null once it is out. */
export function findMatchOf({ matches }: CupState, seed: number): number | null {
  const index = matches.findIndex(({ seeds, end }) => end === null && seeds.includes(seed));
  return index < 0 ? null : index;
}

/** Returns which game of the cup the next one of a place is, from 0: its rotation follows it. */
export const gamesBefore = ({ matches }: CupState, seed: number): number =>
  matches
    .filter(({ seeds }) => seeds.includes(seed))
    .reduce((sum, { games }) => sum + games.filter(({ winner }) => winner !== null).length, 0);
