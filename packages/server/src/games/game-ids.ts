import { type Side } from '@pennant/rules/games/lineup-slots';

const SIDE_LETTERS = { visitors: 'v', home: 'h' } as const satisfies Record<Side, string>;

/**
 * Returns the API's id of one player of one game: the game's id, the side's letter and the
 * two-digit lineup index ("…f3.h07").
 */
export const formatGameLineupID = (gameID: string, side: Side, index: number): string =>
  `${gameID}.${SIDE_LETTERS[side]}${String(index).padStart(2, '0')}`;

/** Returns the player that a lineup id names; null if it is malformed or of another game. */
export const parseGameLineupID = (
  gameID: string,
  gameLineupID: string,
): { side: Side; index: number } | null => {
  const match = /^(.+)\.([vh])(\d\d)$/.exec(gameLineupID);
  if (match === null || match[1] !== gameID) return null;
  return { side: match[2] === 'v' ? 'visitors' : 'home', index: Number(match[3]) };
};

/** Returns the API's id of one event of one game. */
export const formatGameEventID = (gameID: string, eventNumber: number): string =>
  `${gameID}.${eventNumber}`;
