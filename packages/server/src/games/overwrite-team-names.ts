import type { Transaction } from '../platform/database/database.ts';
import { overwriteName } from './team-name-store.ts';
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
