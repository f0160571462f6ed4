import type { Command } from '@pennant/rules/games/command';

/** The command that plays to the end of the half-inning or the game, as it is stored. */
export interface PlayOnCommand {
  readonly kind: 'playOn';
  readonly until: 'half' | 'final';
}

/** A command of a game, with the number of the event before it. */
export interface PlayedCommand {
  readonly eventNumber: number;
  readonly command: Command | PlayOnCommand;
}
