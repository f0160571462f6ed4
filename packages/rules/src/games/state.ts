import type { PendingChoice } from './baserunning/pending-choice.ts';
import type { Side } from './lineup-slots.ts';

/** No player: an empty base. */
export const NOBODY = -1;

/** One side of a game. Players are lineup indices (see `lineup-slots.ts`) of this side. */
export interface SideState {
  readonly runs: number;
  readonly hits: number;
  readonly errors: number;
  /** Runs of each inning that the side has begun to bat in, first inning first. */
  readonly inningRuns: readonly number[];
  /** The players in batting order, nine of them. */
  readonly order: readonly number[];
  /** Index in the batting order, 0 to 8, of the next (or current) batter. */
  readonly nextPlace: number;
  /** The players at C, 1B, 2B, 3B, SS, LF, CF, RF, DH. */
  readonly places: readonly number[];
  /** The current pitcher. */
  readonly pitcher: number;
  /** Batters that the current pitcher has faced in this game. */
  readonly battersFaced: number;
  /** Runs charged to the current pitcher in this game. */
  readonly pitcherRuns: number;
  /**
   * Outs of the current half that errors prevented: in all, and before the current pitcher came in.
   */
  readonly missedOuts: number;
  readonly missedOutsBefore: number;
  /** Players who have left the game; they do not return. */
  readonly left: readonly number[];
}

/**
 * A run that scored unearned, and that a later play of the same half may yet make earned: without
 * errors and passed balls its runner would still be on base.
 */
export interface UnsettledRun {
  /** Lineup index, side at bat. */
  readonly runner: number;
  /** Lineup index (side in the field) of the pitcher charged with the run. */
  readonly pitcher: number;
  /** The base where the runner would stand. */
  readonly base: 1 | 2 | 3;
}

/**
 * The state of a game: a plain JSON value under 4 KB, without cards. Inning and half follow from
 * `ipOuts`: half = floor(ipOuts / 3), even halves are tops (the visitors bat), ipOuts % 3 outs in
 * the half.
 */
export interface GameState {
  /**
   * Number of the last event, 0 before the first. It is the version that a write is checked
   * against.
   */
  readonly eventNumber: number;
  /** Outs of the whole game so far. */
  readonly ipOuts: number;
  readonly visitors: SideState;
  readonly home: SideState;
  /** Lineup indices (side at bat) of the runners on first, second, third; -1 for an empty base. */
  readonly bases: readonly number[];
  /**
   * Lineup indices (side in the field) of the pitchers charged with these runners; -1 for an empty
   * base.
   */
  readonly chargedTo: readonly number[];
  /** Whether each runner reached base by an error (their run is then unearned). */
  readonly onByError: readonly boolean[];
  /**
   * How many of their bases the runners owe to errors on other batters and to passed balls, which
   * earned runs are reconstructed without; 0 for an empty base. Not in games of version 1.
   */
  readonly basesOwed: readonly number[];
  /**
   * Runs of the current half that may yet be earned, the runner furthest ahead first, each on a
   * base of their own. Not in games of version 1.
   */
  readonly unsettledRuns: readonly UnsettledRun[];
  /** The choice that the game waits for; null if it waits for a roll. */
  readonly pendingChoice: PendingChoice | null;
  readonly final: boolean;
}

/** Returns the side at bat. */
export const battingSide = (state: { readonly ipOuts: number }): Side =>
  Math.floor(state.ipOuts / 3) % 2 === 0 ? 'visitors' : 'home';

/** Returns the side in the field. */
export const fieldingSide = (state: { readonly ipOuts: number }): Side =>
  Math.floor(state.ipOuts / 3) % 2 === 0 ? 'home' : 'visitors';

/** Returns the inning, from 1. */
export const inningOf = (state: { readonly ipOuts: number }): number =>
  Math.floor(state.ipOuts / 6) + 1;

/** Returns the outs of the current half, 0 to 2. */
export const outsInHalf = (state: { readonly ipOuts: number }): number => state.ipOuts % 3;

/** Returns the lineup index (side at bat) of the next batter. */
export const nextBatter = (state: GameState): number => {
  const side = state[battingSide(state)];
  return side.order[side.nextPlace] as number;
};

/** Returns the lineup index (side in the field) of the pitcher who faces the next batter. */
export const nextPitcher = (state: GameState): number => state[fieldingSide(state)].pitcher;
