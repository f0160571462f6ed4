import { NO_BASES, parseBases } from '../games/baserunning/base-set.ts';
import type { Command } from '../games/command.ts';
import type { Side } from '../games/lineup-slots.ts';

/** Returns an option as it is sent and stored: "roll", "choose 2,3", "substitute 9 14" … */
export const formatOption = (command: Command): string => {
  if (command.kind === 'substitute') return `substitute ${command.playerOut} ${command.playerIn}`;
  if (command.kind === 'roll' || command.kind === 'walk') return command.kind;
  const { kind, runnersAdvancing } = command;
  return runnersAdvancing === null ? kind : `${kind} ${runnersAdvancing}`;
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
