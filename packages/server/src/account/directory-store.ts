import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/*
 * A directory is asked by itself, and the account by its key after it: on a cluster of servers each
 * question then goes to one of them, where a join of the two would go to all.
 */

const FIND_USER_BY_USERNAME = statement(
  'account.find_user_by_username',
  'select user_id from username_directory where username_key = $1',
);

/** Returns the id of the user who has a username's key; null where nobody has. */
export async function findUserByUsername(
  queries: Queries,
  usernameKey: string,
): Promise<string | null> {
  const [row] = await queries.query(FIND_USER_BY_USERNAME, [usernameKey]);
  return row?.user_id ?? null;
}

const FIND_USER_BY_EMAIL = statement(
  'account.find_user_by_email',
  'select user_id from email_directory where email_key = $1',
);

/** Returns the id of the user who has claimed an email address's key; null where nobody has. */
export async function findUserByEmail(queries: Queries, emailKey: string): Promise<string | null> {
  const [row] = await queries.query(FIND_USER_BY_EMAIL, [emailKey]);
  return row?.user_id ?? null;
}

const FREE_USERNAMES = statement(
  'account.free_usernames',
  'delete from username_directory where user_id = any($1::uuid[])',
);
const FREE_EMAILS = statement(
  'account.free_emails',
  'delete from email_directory where user_id = any($1::uuid[])',
);

/** Frees the usernames and email addresses of accounts that are deleted. */
export async function freeNames(tx: Transaction, userIDs: readonly string[]): Promise<void> {
  if (userIDs.length === 0) return;
  await tx.query(FREE_USERNAMES, [userIDs]);
  await tx.query(FREE_EMAILS, [userIDs]);
}
