import type { Command } from '../command.ts';
import type { GameState } from '../state.ts';

/**
 * Is told what a computer manager decides: the game just before, and the command that does the
 * same. Where runners are sent on a ball in play, the game has the choice pending, as a player's.
 */
export type DecisionWatcher = (before: GameState, command: Command) => void;
