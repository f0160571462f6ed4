import { SeededDice } from '../fairness/seeded-dice.ts';
import { BASE_SETS, NO_BASES, formatBases } from '../games/baserunning/base-set.ts';
import { listStealOptions } from '../games/baserunning/steal.ts';
import type { Command } from '../games/command.ts';
import type { GameEvent } from '../games/event.ts';
import { newGame } from '../games/engine/new-game.ts';
import type { GameSetup } from '../games/setup.ts';
import type { GameState } from '../games/state.ts';
import { applyCommand } from '../games/apply-command.ts';
import { randomGameSetup } from './random-game.ts';
import { findInvariantViolations } from './game-invariants.ts';

/** Returns a random command, valid or not. */
const randomCommand = (state: GameState, dice: SeededDice): Command => {
  const drawn = dice.fraction('command');
  const below = (limit: number) => Math.floor(dice.fraction('any') * limit);
  const choice = state.pendingChoice;
  if (choice && drawn < 0.8) {
    const option = choice.options[below(choice.options.length)];
    return { kind: 'choose', runnersAdvancing: option?.runnersAdvancing ?? null };
  }
  if (drawn < 0.75) return { kind: 'roll' };
  if (drawn < 0.8) return { kind: 'walk' };
  if (drawn < 0.85) {
    const sets = listStealOptions(state.bases);
    const set = sets[below(Math.max(1, sets.length))] ?? BASE_SETS[1 + below(7)] ?? NO_BASES;
    return { kind: 'steal', runnersAdvancing: formatBases(set) ?? '1' };
  }
  if (drawn < 0.9)
    return { kind: 'choose', runnersAdvancing: formatBases(BASE_SETS[below(8)] ?? NO_BASES) };
  const side = below(2) === 0 ? 'visitors' : 'home';
  return { kind: 'substitute', side, playerOut: below(24), playerIn: below(26) };
};

export interface FuzzedGame {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The accepted commands, in order. */
  readonly commands: readonly Command[];
  /** How many commands were refused. */
  readonly refused: number;
  /**
   * Faults of `findInvariantViolations`, and those found while playing; empty if the rules are
   * right.
   */
  readonly faults: readonly string[];
}

/**
 * Replays the commands from the same seed with the state serialized to JSON after each; the game
 * must be the same to the byte. Returns the faults.
 */
const findReplayFaults = (
  { setup, state, events, commands }: FuzzedGame,
  seed: number,
): string[] => {
  const dice = new SeededDice(seed);
  const replayed: GameEvent[] = [];
  let stored = JSON.stringify(newGame(setup));
  for (const command of commands) {
    const turn = applyCommand(setup, JSON.parse(stored) as GameState, command, dice);
    if (!turn.ok) return [`replay: ${command.kind} is refused: ${turn.code}`];
    stored = JSON.stringify(turn.state);
    replayed.push(...turn.events);
  }
  const isSame =
    stored === JSON.stringify(state) && JSON.stringify(replayed) === JSON.stringify(events);
  return isSame ? [] : ['replay: another game'];
};

/**
 * Plays a whole game between random cards with random commands for both sides; deterministic for
 * the same seed.
 */
export const fuzzGame = (seed: number): FuzzedGame => {
  const setup = randomGameSetup(seed, 'player');
  const chooser = new SeededDice(seed ^ 0x5bd1);
  const dice = new SeededDice(seed);
  const faults: string[] = [];
  const events: GameEvent[] = [];
  const commands: Command[] = [];
  let state = newGame(setup);
  let refused = 0;
  while (!state.final) {
    const before = JSON.stringify(state);
    const command = randomCommand(state, chooser);
    const turn = applyCommand(setup, state, command, dice);
    if (JSON.stringify(state) !== before)
      faults.push(`${command.kind} changed the state it was given`);
    if (!turn.ok) {
      refused++;
      continue;
    }
    if (state.pendingChoice && command.kind !== 'choose') faults.push('a choice was passed over');
    if (turn.state.eventNumber !== turn.events.at(-1)?.eventNumber) faults.push('a silent turn');
    commands.push(command);
    ({ state } = turn);
    const stands = state.unsettledRuns.map(({ base }) => base);
    const isInOrder = stands.every((base, index) => base < (stands[index - 1] ?? 4));
    if (!isInOrder) faults.push(`unsettled runs on ${stands.join(' and ')}`);
    events.push(...turn.events);
  }
  for (const kind of ['roll', 'walk'] as const) {
    const turn = applyCommand(setup, state, { kind }, dice);
    if (turn.ok || turn.code !== 'game_final') faults.push(`a ${kind} after the end`);
  }
  faults.push(...findInvariantViolations(setup, state, events));
  const game = { setup, state, events, commands, refused, faults };
  return { ...game, faults: [...faults, ...findReplayFaults(game, seed)] };
};
