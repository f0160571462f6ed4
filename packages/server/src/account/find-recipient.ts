import type { Queries } from '../platform/database/database.ts';
import { findAccount } from './account-read-store.ts';

/** The user that a letter goes to. */
export interface Recipient {
  readonly username: string;
  readonly email: string;
  /** When the account was created. */
  readonly created: Date;
}

/** Returns where a user's letters go; null without a confirmed account. */
export async function findRecipient(queries: Queries, userID: string): Promise<Recipient | null> {
  const account = await findAccount(queries, userID);
  if (!account?.email_confirmed_at) return null;
  return { username: account.username, email: account.email, created: account.created_at };
}
