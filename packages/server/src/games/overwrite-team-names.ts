import type { Transaction } from '../platform/database/database.ts';
import { overwriteNames, renameInOwnGames } from './team-name-store.ts';
import type { GameKey } from './game-store.ts';

/** Games that one statement renames: of a cluster, each server is sent the keys of all of them. */
const GAMES_PER_STATEMENT = 1000;

/**
 * Calls the teams of one user by another name in the games of others. Games are shown, and told of,
 * by the names in their rows; their setups keep what the teams were called.
 */
export async function overwriteTeamNames(
  tx: Transaction,
  games: readonly GameKey[],
  owner: { readonly userID: string; readonly name: string },
): Promise<void> {
  for (let start = 0; start < games.length; start += GAMES_PER_STATEMENT)
    await overwriteNames(tx, games.slice(start, start + GAMES_PER_STATEMENT), owner);
}

/** Calls a team by another name in all games of its user that it played under this one. */
export const renameTeamInGames = (
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly from: string;
    readonly to: string;
  },
): Promise<void> => renameInOwnGames(tx, team);
