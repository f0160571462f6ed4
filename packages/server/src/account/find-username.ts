import type { Queries } from '../platform/database/database.ts';
import { findAccount } from './account-store.ts';

/** Returns the username of a user. */
export async function findUsername(queries: Queries, userID: string): Promise<string> {
  const account = await findAccount(queries, userID);
  if (!account) throw new Error(`there is no account ${userID}`);
  return account.username;
}
