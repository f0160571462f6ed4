import { NO_BASES, parseBases } from '../games/baserunning/base-set.ts';
import type { Command } from '../games/command.ts';
import type { Side } from '../games/lineup-slots.ts';

/** Returns an option as it is sent and stored: "roll", "choose 2,3", "substitute 9 14" … */
export const formatOption = (command: Command): string => {
  switch (command.kind) {
    case 'roll':
    case 'walk':
      return command.kind;
    case 'choose':
      return command.runnersAdvancing === null ? 'choose' : `choose ${command.runnersAdvancing}`;
    case 'steal':
      return `steal ${command.runnersAdvancing}`;
    case 'substitute':
      return `substitute ${command.playerOut} ${command.playerIn}`;
  }
};

const PLAYER = /^(?:0|[1-9]\d?)$/;
const parsePlayer = (text: string): number | null => (PLAYER.test(text) ? Number(text) : null);

const isRunners = (text: string): boolean => (parseBases(text) ?? NO_BASES) !== NO_BASES;

/** Returns the command of the user's side that an option stands for; null where it is none. */
export const parseOption = (text: string, side: Side): Command | null => {
  const [kind, first, second, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  if (kind === 'substitute' && first !== undefined && second !== undefined) {
    const [playerOut, playerIn] = [parsePlayer(first), parsePlayer(second)];
    return playerOut === null || playerIn === null ? null : { kind, side, playerOut, playerIn };
  }
  if (second !== undefined) return null;
  if (first === undefined) {
    if (kind === 'roll' || kind === 'walk') return { kind };
    return kind === 'choose' ? { kind, runnersAdvancing: null } : null;
  }
  if ((kind === 'choose' || kind === 'steal') && isRunners(first))
    return { kind, runnersAdvancing: first };
  return null;
};
