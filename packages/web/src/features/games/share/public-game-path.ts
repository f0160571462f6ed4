/** Returns the address of one event of a public game; without a number that of the game. */
export const publicGamePath = (gameID: string, eventNumber?: number): string =>
  eventNumber === undefined ? `/g/${gameID}` : `/g/${gameID}/${eventNumber}`;

/** Returns the number of the event that an address names, 1 to `last`; else that of the last. */
export function shownEventNumber(text: string | undefined, last: number): number {
  const number = text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : last;
  return Math.min(number, last);
}

/** Returns the address at which a game is watched while it is played. */
export const watchedGamePath = (gameID: string): string => `/g/${gameID}/live`;
