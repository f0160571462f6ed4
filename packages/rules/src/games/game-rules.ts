import { applyCommand } from './apply-command.ts';
import { compileSetup } from './engine/compile-setup.ts';
import { newGame } from './engine/new-game.ts';
import { playUntil } from './engine/play-until.ts';
import { RULES_VERSION } from './rules-version.ts';

/**
 * What makes a game of its cards, dice and commands. A game is played to its end by the rules that
 * it began with. What only reads a game (box score, narration) takes the events of every version.
 */
export interface GameRules {
  readonly version: number;
  readonly compileSetup: typeof compileSetup;
  readonly newGame: typeof newGame;
  readonly applyCommand: typeof applyCommand;
  readonly playUntil: typeof playUntil;
}

/** The rules of this program. */
export const GAME_RULES: GameRules = {
  version: RULES_VERSION,
  compileSetup,
  newGame,
  applyCommand,
  playUntil,
};
