import type { Command } from '../games/command.ts';
import type { GameEvent } from '../games/event.ts';
import type { Side } from '../games/lineup-slots.ts';
import type { GameSetup } from '../games/setup.ts';
import type { GameState } from '../games/state.ts';

/**
 * The version of what makes a day's run of its choices: which decisions come up, with which options
 * and dice. Raised with each change by which the choices of an attempt would be played otherwise.
 * Days of another version are told, and cannot be played again.
 */
export const DAILY_VERSION = 1;

/** The game of a day, without its dice: the same for everybody. */
export interface DailyGame {
  readonly setup: GameSetup;
  /** The side that the user manages; the computer manages the other one. */
  readonly side: Side;
}

/**
 * What a decision is about: runners who may go on a ball in play, what to do before a batter while
 * the side bats, or while it is in the field.
 */
export type DailyDecisionKind = 'runners' | 'atBat' | 'inField';

/** A decision that the game waits for. */
export interface DailyDecision {
  /** From 0, in the order in which they come up. */
  readonly number: number;
  readonly kind: DailyDecisionKind;
  /** Two or more, of which "roll" (play on) comes first where the game is between batters. */
  readonly options: readonly Command[];
}

/** A decision that was made, with the game just before it. */
export interface MadeDecision extends DailyDecision {
  readonly state: GameState;
  readonly chosen: Command;
  /** The number of the first event that followed. */
  readonly eventNumber: number;
}

/** A day's game as far as somebody's choices take it. */
export interface DailyRun {
  readonly state: GameState;
  /** Oldest first. */
  readonly events: readonly GameEvent[];
  readonly made: readonly MadeDecision[];
  /** Null once the game is over. */
  readonly next: DailyDecision | null;
}
