import type { GameKey, ListedGame } from './game-store.ts';

/** Returns the id of another user whose team is played in a game; null for other games. */
export const findOpponentID = (
  { userID }: Pick<GameKey, 'userID'>,
  { home, visitors }: Pick<ListedGame, 'home' | 'visitors'>,
): string | null =>
  [home.userID, visitors.userID].find((id) => id !== null && id !== userID) ?? null;
