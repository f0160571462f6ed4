import type { Queries } from '../platform/database/database.ts';
import { findAccount } from './account-read-store.ts';

/** Returns when the account of a user was made. */
export async function findAccountTime(queries: Queries, userID: string): Promise<Date> {
  const account = await findAccount(queries, userID);
  if (account === undefined) throw new Error(`there is no account ${userID}`);
  return account.created_at;
}
