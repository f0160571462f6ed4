import { SeededDice } from '../fairness/seeded-dice.ts';
import { applyCommand } from '../games/apply-command.ts';
import type { Command } from '../games/command.ts';
import { newGame } from '../games/engine/new-game.ts';
import type { GameSetup } from '../games/setup.ts';
import type { GameState } from '../games/state.ts';

/** Returns what a player does next; a command that the rules refuse becomes a roll. */
export type Manager = (setup: GameSetup, state: GameState) => Command;

/** Returns the commands of a whole game in which a player manages; the same for the same seed. */
export const managedGame = (setup: GameSetup, manager: Manager, seed: number): Command[] => {
  const dice = new SeededDice(seed);
  const commands: Command[] = [];
  let state = newGame(setup);
  while (!state.final) {
    let command = manager(setup, state);
    let turn = applyCommand(setup, state, command, dice);
    if (!turn.ok) {
      command = { kind: 'roll' };
      turn = applyCommand(setup, state, command, dice);
    }
    if (!turn.ok) throw new Error(`A roll is refused: ${turn.code}`);
    commands.push(command);
    state = turn.state;
  }
  return commands;
};
