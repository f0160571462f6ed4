import type { AccountExport } from '@pennant/contract/account-export';
import { FORMER_PLAYER } from '../challenges/forget-user.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { listEntries } from './cup-entry-store.ts';
import { forgetHolder, listCupsOf, renameHolder, renameTeamOfPlaces } from './cup-place-store.ts';
import { forgetWinner, renameWinner, renameWinningTeam } from './cup-store.ts';
import { removeFromCup } from './leave-cup.ts';

/**
 * Takes a user whose account is deleted out of all cups: those that have not begun have a place
 * free again, in those under way the opponent goes on. Their names go from all of them.
 */
export async function forgetUserInCups(tx: Transaction, userID: string, now: Date): Promise<void> {
  for (const cupID of await listCupsOf(tx, userID)) await removeFromCup(tx, { cupID, userID, now });
  await forgetHolder(tx, userID, FORMER_PLAYER);
  await forgetWinner(tx, userID, FORMER_PLAYER);
}

/** Calls a user by another name in all cups. */
export async function renameUserInCups(
  tx: Transaction,
  user: { readonly userID: string; readonly username: string },
): Promise<void> {
  await renameHolder(tx, user);
  await renameWinner(tx, user);
}

/** Calls a user's team by another name in the cups that it was entered in under this one. */
export async function renameTeamOfCups(
  tx: Transaction,
  team: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await renameTeamOfPlaces(tx, team);
  await renameWinningTeam(tx, team);
}

/** Returns the cups of a user, for the account export: those entered last first. */
export async function exportCups(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['cups']> {
  const rows = await listEntries(queries, request);
  return rows.map((row) => ({
    cupID: row.cup_id,
    cup: row.cup_name,
    team: row.team_name,
    entered: row.entered_at.toISOString(),
    result: row.result,
    prize: row.prize,
  }));
}
