import type { Command } from '../games/command.ts';

/**
 * Something that could be done, and what it is estimated to add to the chance to win, compared with
 * playing on. Estimates only tell what is worth asking; what an option is worth is told by games
 * that are played out.
 */
export interface EstimatedOption {
  readonly command: Command;
  readonly gain: number;
}

/** Returns the best options, best first, `most` of them. */
export const bestOf = (
  options: readonly EstimatedOption[],
  most: number,
): readonly EstimatedOption[] =>
  options.toSorted((one, other) => other.gain - one.gain).slice(0, most);
