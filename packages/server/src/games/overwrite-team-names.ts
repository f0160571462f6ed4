import type { Transaction } from '../platform/database/database.ts';
import { overwriteName, renameInOwnGames } from './team-name-store.ts';
import type { GameKey } from './game-store.ts';

/**
 * Calls the teams of one user by another name in the games of others. Games are shown, and told of,
 * by the names in their rows; their setups keep what the teams were called.
 */
export async function overwriteTeamNames(
  tx: Transaction,
  games: readonly GameKey[],
  owner: { readonly userID: string; readonly name: string },
): Promise<void> {
  for (const game of games) await overwriteName(tx, game, owner);
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
