import type { DiceSource } from '../fairness/dice.ts';
import type { Command } from './command.ts';
import type { GameEvent } from './event.ts';
import type { GameSetup } from './setup.ts';
import type { GameState } from './state.ts';

/** Why a command was refused. */
export const REFUSALS = {
  game_final: 'The game is over.',
  choice_pending: 'A choice is waiting to be made first.',
  no_choice_pending: 'No choice is waiting to be made.',
  option_not_offered: 'That is not one of the options.',
  steal_not_possible: 'These runners cannot steal now.',
  player_not_in_game: 'The player to go out is not in the game.',
  player_not_available: 'The player to come in is in the game already, or has left it.',
  player_not_eligible: 'The player to come in cannot play that position.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** A command carried out (the new state, and its events, oldest first: at least one), or refused with nothing changed. */
export type Turn =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly code: RefusalCode; readonly message: string };

/** The signature of `takeTurn`. Pure: the state that it is given stays as it is. */
export type TakeTurn = (
  setup: GameSetup,
  state: GameState,
  command: Command,
  dice: DiceSource,
) => Turn;
