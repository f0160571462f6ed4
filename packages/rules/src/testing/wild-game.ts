import { SeededDice } from '../fairness/seeded-dice.ts';
import { basesText } from '../games/baserunning/send-runners.ts';
import { stealOptions } from '../games/baserunning/steal.ts';
import type { Command } from '../games/command.ts';
import type { GameEvent } from '../games/event.ts';
import { newGame } from '../games/new-game.ts';
import type { GameSetup } from '../games/setup.ts';
import type { GameState } from '../games/state.ts';
import { takeTurn } from '../games/take-turn.ts';
import { anyGame } from './any-game.ts';
import { gameFaults } from './game-faults.ts';

/** A player who presses anything that is there, and much that is not. */
const anyCommand = (state: GameState, dice: SeededDice): Command => {
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
    const sets = stealOptions(state.bases);
    const set = sets[below(Math.max(1, sets.length))] ?? 1 + below(7);
    return { kind: 'steal', runnersAdvancing: basesText(set) ?? '1' };
  }
  if (drawn < 0.9) return { kind: 'choose', runnersAdvancing: basesText(below(8)) };
  const side = below(2) === 0 ? 'visitors' : 'home';
  return { kind: 'substitute', side, playerOut: below(24), playerIn: below(26) };
};

export interface WildGame {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** What was carried out, in order. */
  readonly commands: readonly Command[];
  /** How many commands were refused. */
  readonly refused: number;
  /** What does not balance, as `gameFaults`, and what went wrong on the way: nothing, if the rules are right. */
  readonly faults: readonly string[];
}

/** The same commands once more from the same seed, with the state stored as JSON after each: must give the same game to the byte. */
const replayFaults = ({ setup, state, events, commands }: WildGame, seed: number): string[] => {
  const dice = new SeededDice(seed);
  const again: GameEvent[] = [];
  let stored = JSON.stringify(newGame(setup));
  for (const command of commands) {
    const turn = takeTurn(setup, JSON.parse(stored) as GameState, command, dice);
    if (!turn.ok) return [`replay: ${command.kind} is refused: ${turn.code}`];
    stored = JSON.stringify(turn.state);
    again.push(...turn.events);
  }
  const same = stored === JSON.stringify(state) && JSON.stringify(again) === JSON.stringify(events);
  return same ? [] : ['replay: another game'];
};

/** A whole game under two players who press everything, between any cards; the same for the same seed. */
export const wildGame = (seed: number): WildGame => {
  const setup = anyGame(seed, 'player');
  const chooser = new SeededDice(seed ^ 0x5bd1);
  const dice = new SeededDice(seed);
  const faults: string[] = [];
  const events: GameEvent[] = [];
  const commands: Command[] = [];
  let state = newGame(setup);
  let refused = 0;
  while (!state.final) {
    const before = JSON.stringify(state);
    const command = anyCommand(state, chooser);
    const turn = takeTurn(setup, state, command, dice);
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
    events.push(...turn.events);
  }
  for (const kind of ['roll', 'walk'] as const) {
    const turn = takeTurn(setup, state, { kind }, dice);
    if (turn.ok || turn.code !== 'game_final') faults.push(`a ${kind} after the end`);
  }
  faults.push(...gameFaults(setup, state, events));
  const game = { setup, state, events, commands, refused, faults };
  return { ...game, faults: [...faults, ...replayFaults(game, seed)] };
};
