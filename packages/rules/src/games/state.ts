import type { PendingChoice } from './pending-choice.ts';
import type { Side } from './slot.ts';

/** No player: an empty base. */
export const NOBODY = -1;

/**
 * One side in a game. Players by lineup index (see `slot.ts`) of this side.
 */
export interface SideState {
  readonly runs: number;
  readonly hits: number;
  readonly errors: number;
  /** Runs of each inning that the side has begun to bat in, first inning first. */
  readonly inningRuns: readonly number[];
  /** Who bats in each of the nine places of the order. */
  readonly order: readonly number[];
  /** Place of the order, 0 to 8, that bats next (or is at bat). */
  readonly nextPlace: number;
  /** Who plays at C, 1B, 2B, 3B, SS, LF, CF, RF, DH. */
  readonly places: readonly number[];
  /** Who pitches. */
  readonly pitcher: number;
  /** Batters that he has faced in this game. */
  readonly battersFaced: number;
  /** Runs charged to him in this game. */
  readonly pitcherRuns: number;
  /** Errors of the half now in play that should have been outs, in all, and before the present pitcher came in. */
  readonly missedOuts: number;
  readonly missedOutsBefore: number;
  /** Players who have left; they do not return. */
  readonly left: readonly number[];
}

/**
 * A game at rest: a plain JSON value under 4 KB, without cards. Inning and half follow from `ipOuts`:
 * half = floor(ipOuts / 3), even halves are tops (the visitors bat), ipOuts % 3 outs in the half.
 */
export interface GameState {
  /** Number of the last event, 0 before the first. The version that a write is checked against. */
  readonly eventNumber: number;
  /** All outs of the game so far. */
  readonly ipOuts: number;
  readonly visitors: SideState;
  readonly home: SideState;
  /** Lineup indices (side at bat) of the runners on first, second, third; -1 where nobody stands. */
  readonly bases: readonly number[];
  /** Lineup indices (side in the field) of the pitchers who answer for them; -1 where nobody stands. */
  readonly chargedTo: readonly number[];
  /** Whether each got on base by an error (his run is then unearned). */
  readonly onByError: readonly boolean[];
  /** What the game waits for, or null: then it waits for a roll. */
  readonly pendingChoice: PendingChoice | null;
  readonly final: boolean;
}

/** Which bases are occupied, as bits: 1 first, 2 second, 4 third. */
export const occupied = (bases: readonly number[]): number =>
  (bases[0] === NOBODY ? 0 : 1) | (bases[1] === NOBODY ? 0 : 2) | (bases[2] === NOBODY ? 0 : 4);

/** The side at bat. */
export const battingSide = (state: { readonly ipOuts: number }): Side =>
  Math.floor(state.ipOuts / 3) % 2 === 0 ? 'visitors' : 'home';

/** The side in the field. */
export const fieldingSide = (state: { readonly ipOuts: number }): Side =>
  Math.floor(state.ipOuts / 3) % 2 === 0 ? 'home' : 'visitors';

/** The inning, from 1. */
export const inningOf = (state: { readonly ipOuts: number }): number =>
  Math.floor(state.ipOuts / 6) + 1;

/** Outs in the present half, 0 to 2. */
export const outsOf = (state: { readonly ipOuts: number }): number => state.ipOuts % 3;

/** Lineup index (side at bat) of the next batter. */
export const nextBatter = (state: GameState): number => {
  const side = state[battingSide(state)];
  return side.order[side.nextPlace] as number;
};

/** Lineup index (side in the field) of the next pitcher. */
export const nextPitcher = (state: GameState): number => state[fieldingSide(state)].pitcher;
