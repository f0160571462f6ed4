import type { Queries, Transaction } from '../platform/database/database.ts';
import {
  findShownUserRow,
  findShownUserRows,
  saveShowsGames,
  saveShowsLiveGames,
} from './public-games-setting-store.ts';

/** A user as their games show them. */
export interface ShownUser {
  readonly username: string;
  /** Whether anyone may see their games, as far as a game's own setting allows it. */
  readonly showsGames: boolean;
  /** Whether an admin hides their games, whatever they choose. */
  readonly isHidden: boolean;
  /** Whether others may watch the games that they start. */
  readonly showsLiveGames: boolean;
}

/** Returns a user as their games show them; null for nobody, or where the account is deleted. */
export async function findShownUser(queries: Queries, userID: string): Promise<ShownUser | null> {
  const row = await findShownUserRow(queries, userID);
  if (row === undefined) return null;
  const { username, shows_games, shows_live_games: showsLiveGames, is_hidden: isHidden } = row;
  return { username, showsGames: shows_games && !isHidden, showsLiveGames, isHidden };
}

/** Returns users by their id, without deleted accounts. */
export async function findShownUsers(
  queries: Queries,
  userIDs: readonly string[],
): Promise<ReadonlyMap<string, Pick<ShownUser, 'username' | 'isHidden'>>> {
  if (userIDs.length === 0) return new Map();
  const rows = await findShownUserRows(queries, userIDs);
  return new Map(
    rows.map((row) => [row.user_id, { username: row.username, isHidden: row.is_hidden }]),
  );
}

/** Sets whether anyone may see a user's games. */
export const setShowsGames = (
  tx: Transaction,
  setting: { readonly userID: string; readonly showsGames: boolean },
): Promise<void> => saveShowsGames(tx, setting);

/** Sets whether others may watch the games that a user starts from now on. */
export const setShowsLiveGames = (
  tx: Transaction,
  setting: { readonly userID: string; readonly showsLiveGames: boolean },
): Promise<void> => saveShowsLiveGames(tx, setting);
