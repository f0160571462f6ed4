import type { DiceSource } from '../fairness/dice.ts';
import { parseBases } from './baserunning/base-set.ts';
import { canSteal } from './baserunning/steal.ts';
import type { ChooseCommand, Command, StealCommand, SubstituteCommand } from './command.ts';
import type { GameEvent } from './event.ts';
import type { DecisionWatcher } from './engine/decision-watcher.ts';
import { LiveGame } from './engine/live-game.ts';
import { choose, roll, steal, walk } from './engine/command-handlers.ts';
import type { GameSetup } from './setup.ts';
import type { GameState } from './state.ts';
import { substitute, substitutionRefusal } from './substitution/substitute.ts';

/** The refusals of a command, with the message shown to the user. */
export const REFUSALS = {
  game_final: 'The game is over.',
  choice_pending: 'A choice is waiting to be made first.',
  no_choice_pending: 'No choice is waiting to be made.',
  option_not_offered: 'That is not one of the options.',
  steal_not_possible: 'These runners cannot steal now.',
  player_not_in_game: 'The player to go out is not in the game.',
  pitcher_must_face_a_batter:
    'A pitcher faces at least one batter (rule 5.10). Roll first, then change pitchers.',
  player_not_available: 'The player to come in is in the game already, or has left it.',
  player_not_eligible: 'The player to come in cannot play that position.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/**
 * The result of a command: the new state and its events (oldest first, at least one), or a refusal
 * with nothing changed.
 */
export type TurnResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly code: RefusalCode; readonly message: string };

const applyChoice = (live: LiveGame, command: ChooseCommand): RefusalCode | null => {
  const choice = live.pendingChoice;
  if (choice === null) return 'no_choice_pending';
  const set = parseBases(command.runnersAdvancing);
  const listed = choice.options.some(
    (option) => option.runnersAdvancing === command.runnersAdvancing,
  );
  if (!listed || set === null) return 'option_not_offered';
  choose(live, choice, set);
  return null;
};

const applySteal = (live: LiveGame, command: StealCommand): RefusalCode | null => {
  const set = parseBases(command.runnersAdvancing);
  if (set === null || !canSteal(live.onBase, set)) return 'steal_not_possible';
  steal(live, set);
  return null;
};

const applySubstitution = (live: LiveGame, command: SubstituteCommand): RefusalCode | null => {
  const { side, playerOut, playerIn } = command;
  const refusal = substitutionRefusal(live[side], playerOut, playerIn);
  if (refusal !== null) return refusal;
  substitute(live, live[side], playerOut, playerIn);
  live.finishEvent();
  return null;
};

/** Applies a command to a game in progress; returns the reason where the rules refuse it. */
export const applyToLiveGame = (live: LiveGame, command: Command): RefusalCode | null => {
  if (live.final) return 'game_final';
  if (command.kind === 'choose') return applyChoice(live, command);
  if (live.pendingChoice !== null) return 'choice_pending';
  if (command.kind === 'steal') return applySteal(live, command);
  if (command.kind === 'substitute') return applySubstitution(live, command);
  if (command.kind === 'walk') walk(live);
  else roll(live);
  return null;
};

/**
 * Applies a command to a state, with the dice of its events. Pure: the state passed in is not
 * changed. It does not check who may give which command (whose game, whose side). `watcher` is told
 * what the computer decides in the turn.
 */
export const applyCommand = (
  setup: GameSetup,
  state: GameState,
  command: Command,
  dice: DiceSource,
  watcher?: DecisionWatcher,
): TurnResult => {
  const live = new LiveGame(setup, state, dice, { events: true, automatic: false, watcher });
  const refusal = applyToLiveGame(live, command);
  return refusal === null
    ? { ok: true, state: live.state(), events: live.events ?? [] }
    : { ok: false, code: refusal, message: REFUSALS[refusal] };
};
