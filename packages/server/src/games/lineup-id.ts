import { type Side } from '@pennant/rules/games/slot';

const LETTERS = { visitors: 'v', home: 'h' } as const satisfies Record<Side, string>;

/** Names one player of one game on the wire: the game's id, the side's letter and the lineup index ("…f3.h07"). */
export const gameLineupIDOf = (gameID: string, side: Side, index: number): string =>
  `${gameID}.${LETTERS[side]}${String(index).padStart(2, '0')}`;

/** The player that an id of this game names; null for another game's, or none. */
export const playerOfLineupID = (
  gameID: string,
  gameLineupID: string,
): { side: Side; index: number } | null => {
  const match = /^(.+)\.([vh])(\d\d)$/.exec(gameLineupID);
  if (match === null || match[1] !== gameID) return null;
  return { side: match[2] === 'v' ? 'visitors' : 'home', index: Number(match[3]) };
};

/** Names one event of one game on the wire. */
export const gameEventIDOf = (gameID: string, eventNumber: number): string =>
  `${gameID}.${eventNumber}`;
