/** Lower-case letters and digits that are not taken for each other. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 5;

/** Returns a whole number from 0 up to `count`, without it. */
export type DrawNumber = (count: number) => number;

const drawCode = (draw: DrawNumber): string =>
  Array.from({ length: CODE_LENGTH }, () => CHARACTERS.charAt(draw(CHARACTERS.length))).join('');

/** Returns a username that says nothing, "player-k7m2q". It may be taken. */
export const drawNeutralUsername = (draw: DrawNumber): string => `player-${drawCode(draw)}`;

/** Returns a team's name that says nothing, "Team K7M2Q". */
export const drawNeutralTeamName = (draw: DrawNumber): string =>
  `Team ${drawCode(draw).toUpperCase()}`;
