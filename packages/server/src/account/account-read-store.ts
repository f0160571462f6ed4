import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { NOBODY } from '../platform/nobody.ts';
import { findUserByEmail, findUserByUsername } from './directory-store.ts';

export type AccountRow = StatementRow<'account.find'>;

const ACCOUNT_COLUMNS = `account.user_id, username, email, password_hash, is_admin,
  email_confirmed_at, exp, game_speed, discord_username, created_at, last_login_at,
  must_change_password, shows_games, hidden_at, shows_live_games`;

const FIND_ACCOUNT = statement(
  'account.find',
  `select ${ACCOUNT_COLUMNS} from account where user_id = $1`,
);

export async function findAccount(
  queries: Queries,
  userID: string,
): Promise<AccountRow | undefined> {
  const [row] = await queries.query(FIND_ACCOUNT, [userID]);
  return row;
}

const FIND_ACTIVE_ACCOUNT = statement(
  'account.find_active',
  `${FIND_ACCOUNT.text} and (email_confirmed_at is not null or exists (
     select from registration where registration.user_id = $1 and sign_in_expires_at > $2))`,
);

/**
 * Returns the account of a username's key, without a lock: a confirmed one, or one whose
 * registration has not lapsed. Takes as long where nobody has the username.
 */
export async function findAccountByUsername(
  queries: Queries,
  usernameKey: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const userID = await findUserByUsername(queries, usernameKey);
  const [row] = await queries.query(FIND_ACTIVE_ACCOUNT, [userID ?? NOBODY, now]);
  return row;
}

const FIND_CONFIRMED_ACCOUNT = statement(
  'account.find_confirmed',
  `${FIND_ACCOUNT.text} and email_confirmed_at is not null`,
);

const findConfirmed = async (
  queries: Queries,
  userID: string | null,
): Promise<AccountRow | undefined> => {
  const [row] = await queries.query(FIND_CONFIRMED_ACCOUNT, [userID ?? NOBODY]);
  return row;
};

/** Returns the confirmed account of a username's key. */
export const findConfirmedAccount = async (
  queries: Queries,
  usernameKey: string,
): Promise<AccountRow | undefined> =>
  findConfirmed(queries, await findUserByUsername(queries, usernameKey));

/** Returns the confirmed account of an email address's key. */
export const findAccountByEmail = async (
  queries: Queries,
  emailKey: string,
): Promise<AccountRow | undefined> =>
  findConfirmed(queries, await findUserByEmail(queries, emailKey));

const FIND_USERNAMES = statement(
  'account.find_usernames',
  'select user_id, username from account where user_id = any($1::uuid[])',
  { prepared: true },
);

/** Returns the usernames of accounts. */
export const findUsernameRows = (queries: Queries, userIDs: readonly string[]) =>
  queries.query(FIND_USERNAMES, [userIDs]);

const LOCK_ACCOUNT = statement('account.lock', `${FIND_ACCOUNT.text} for update`);

export async function lockAccount(
  tx: Transaction,
  userID: string,
): Promise<AccountRow | undefined> {
  const [row] = await tx.query(LOCK_ACCOUNT, [userID]);
  return row;
}

const HAS_ADMIN = statement('account.has_admin', 'select from account where is_admin limit 1');

export async function hasAdmin(queries: Queries): Promise<boolean> {
  return (await queries.query(HAS_ADMIN)).length === 1;
}

const HAS_OTHER_ADMIN = statement(
  'account.has_other_admin',
  'select from account where is_admin and user_id <> $1 limit 1',
);

export async function hasOtherAdmin(queries: Queries, userID: string): Promise<boolean> {
  return (await queries.query(HAS_OTHER_ADMIN, [userID])).length === 1;
}

const LOCK_ADMINS = statement('account.lock_admins', 'select pg_advisory_xact_lock(7310004)');

/** Locks the set of admins until the transaction ends, for a check followed by a change. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.query(LOCK_ADMINS);
}
