import { overwriteTeamNames } from '../games/overwrite-team-names.ts';
import type { Transaction } from '../platform/database/database.ts';
import { forgetDefender } from './challenge-store.ts';
import { forgetChallenger } from './defence-store.ts';

/** What the team of a user who has left is called in the games of others. */
export const FORMER_PLAYER = 'A former player';

/** Overwrites the names of a user's teams in others' games, when the user's account is deleted. */
export async function forgetUser(tx: Transaction, userID: string): Promise<void> {
  const games = await forgetDefender(tx, { userID, name: FORMER_PLAYER });
  await overwriteTeamNames(tx, games, { userID, name: FORMER_PLAYER });
  await forgetChallenger(tx, { userID, name: FORMER_PLAYER });
}
