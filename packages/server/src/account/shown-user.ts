import type { Queries, Transaction } from '../platform/database/database.ts';
import { findShownUserRow, saveShowsGames } from './public-games-setting-store.ts';

/** A user as their games show them. */
export interface ShownUser {
  readonly username: string;
  /** Whether anyone may see their games, as far as a game's own setting allows it. */
  readonly showsGames: boolean;
}

/** Returns a user as their games show them; null for nobody, or where the account is deleted. */
export async function findShownUser(queries: Queries, userID: string): Promise<ShownUser | null> {
  const row = await findShownUserRow(queries, userID);
  return row === undefined ? null : { username: row.username, showsGames: row.shows_games };
}

/** Sets whether anyone may see a user's games. */
export const setShowsGames = (
  tx: Transaction,
  setting: { readonly userID: string; readonly showsGames: boolean },
): Promise<void> => saveShowsGames(tx, setting);
