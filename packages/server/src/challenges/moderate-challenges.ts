import { overwriteTeamNames } from '../games/overwrite-team-names.ts';
import type { Transaction } from '../platform/database/database.ts';
import { renameInChallenges } from './challenge-store.ts';
import { renameInDefences } from './defence-store.ts';
import {
  removePublishedTeam,
  updatePublishedName,
  updatePublisher,
} from './published-team-store.ts';

/** Has a user's published team be found by another username. */
export const renamePublisher = (
  tx: Transaction,
  user: { readonly userID: string; readonly username: string },
): Promise<void> => updatePublisher(tx, user);

/** Withdraws a user's published team; does nothing without one. */
export const withdrawTeam = (tx: Transaction, userID: string): Promise<void> =>
  removePublishedTeam(tx, userID);

/**
 * Gives a user's team another name where it is published and in what was played by it: the
 * challenges, defences and games of the user and of others that have this name.
 */
export async function renameChallengedTeam(
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly from: string;
    readonly to: string;
  },
): Promise<void> {
  await updatePublishedName(tx, team);
  await renameInDefences(tx, team);
  const games = await renameInChallenges(tx, team);
  await overwriteTeamNames(tx, games, { userID: team.userID, name: team.to });
}
