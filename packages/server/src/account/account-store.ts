import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type AccountRow = StatementRow<'account.find'>;

const ACCOUNT_COLUMNS = `account.user_id, username, email, password_hash, is_admin,
  email_confirmed_at, exp, game_speed, discord_username, created_at, last_login_at,
  must_change_password`;

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

const FIND_ACCOUNT_BY_USERNAME = statement(
  'account.find_by_username',
  `select ${ACCOUNT_COLUMNS} from username_directory
   join account using (user_id)
   where username_key = $1 and (email_confirmed_at is not null or exists (
     select from registration
     where registration.user_id = account.user_id and sign_in_expires_at > $2))`,
);

/**
 * Returns the account of a username's key, without a lock: a confirmed one, or one whose
 * registration has not lapsed.
 */
export async function findAccountByUsername(
  queries: Queries,
  usernameKey: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const [row] = await queries.query(FIND_ACCOUNT_BY_USERNAME, [usernameKey, now]);
  return row;
}

const FIND_CONFIRMED_ACCOUNT = statement(
  'account.find_confirmed',
  `select ${ACCOUNT_COLUMNS} from username_directory join account using (user_id)
   where username_key = $1 and email_confirmed_at is not null`,
);

/** Returns the confirmed account of a username's key. */
export async function findConfirmedAccount(
  queries: Queries,
  usernameKey: string,
): Promise<AccountRow | undefined> {
  const [row] = await queries.query(FIND_CONFIRMED_ACCOUNT, [usernameKey]);
  return row;
}

const FIND_ACCOUNT_BY_EMAIL = statement(
  'account.find_by_email',
  `select ${ACCOUNT_COLUMNS} from email_directory join account using (user_id)
   where email_key = $1 and email_confirmed_at is not null`,
);

/** Returns the confirmed account of an email address's key. */
export async function findAccountByEmail(
  queries: Queries,
  emailKey: string,
): Promise<AccountRow | undefined> {
  const [row] = await queries.query(FIND_ACCOUNT_BY_EMAIL, [emailKey]);
  return row;
}

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

const CLAIM_USERNAME = statement(
  'account.claim_username',
  `insert into username_directory (username_key, user_id) values ($1, $2)
   on conflict do nothing returning user_id`,
);

/** Claims a username; returns false if it is taken, by a registration that has lapsed too. */
export async function claimUsername(
  tx: Transaction,
  usernameKey: string,
  userID: string,
): Promise<boolean> {
  return (await tx.query(CLAIM_USERNAME, [usernameKey, userID])).length === 1;
}

const RELEASE_UNCONFIRMED_EMAIL = statement(
  'account.release_unconfirmed_email',
  `delete from email_directory using account
   where email_key = $1 and account.user_id = email_directory.user_id
     and account.user_id <> $2 and email_confirmed_at is null`,
);
const CLAIM_EMAIL = statement(
  'account.claim_email',
  `insert into email_directory as taken (email_key, user_id) values ($1, $2)
   on conflict (email_key) do update set user_id = taken.user_id
     where taken.user_id = excluded.user_id
   returning user_id`,
);

/**
 * Claims an email address for an account that is confirmed; returns false if another one has it.
 * Accounts that wait for their confirmation have no claim, but those registered before 0014.
 */
export async function claimEmail(
  tx: Transaction,
  emailKey: string,
  userID: string,
): Promise<boolean> {
  await tx.query(RELEASE_UNCONFIRMED_EMAIL, [emailKey, userID]);
  return (await tx.query(CLAIM_EMAIL, [emailKey, userID])).length === 1;
}

const ADD_ACCOUNT = statement(
  'account.add',
  `insert into account (user_id, username, email, password_hash, is_admin, email_confirmed_at,
     must_change_password, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  { nullable: ['$6'] },
);

export async function addAccount(
  tx: Transaction,
  account: {
    userID: string;
    username: string;
    email: string;
    passwordHash: string;
    isAdmin: boolean;
    confirmed: Date | null;
    /** Whether the password must be changed, since it was shown to somebody else. */
    mustChangePassword?: boolean;
    now: Date;
  },
): Promise<void> {
  await tx.query(ADD_ACCOUNT, [
    account.userID,
    account.username,
    account.email,
    account.passwordHash,
    account.isAdmin,
    account.confirmed,
    account.mustChangePassword ?? false,
    account.now,
  ]);
}

const UPDATE_GAME_SPEED = statement(
  'account.update_game_speed',
  'update account set game_speed = $2 where user_id = $1',
  { types: { $2: 'account.game_speed' } },
);

export async function updateGameSpeed(
  queries: Queries,
  userID: string,
  gameSpeed: AccountRow['game_speed'],
): Promise<void> {
  await queries.query(UPDATE_GAME_SPEED, [userID, gameSpeed]);
}

const UPDATE_DISCORD_USERNAME = statement(
  'account.update_discord_username',
  'update account set discord_username = $2 where user_id = $1',
  { nullable: ['$2'] },
);

export async function updateDiscordUsername(
  queries: Queries,
  userID: string,
  discordUsername: string | null,
): Promise<void> {
  await queries.query(UPDATE_DISCORD_USERNAME, [userID, discordUsername]);
}

const UPDATE_LAST_LOGIN = statement(
  'account.update_last_login',
  'update account set last_login_at = $2 where user_id = $1',
);

export async function updateLastLogin(tx: Transaction, userID: string, now: Date): Promise<void> {
  await tx.query(UPDATE_LAST_LOGIN, [userID, now]);
}

const MARK_EMAIL_CONFIRMED = statement(
  'account.mark_email_confirmed',
  'update account set email_confirmed_at = $2 where user_id = $1',
);

export async function markEmailConfirmed(
  tx: Transaction,
  userID: string,
  now: Date,
): Promise<void> {
  await tx.query(MARK_EMAIL_CONFIRMED, [userID, now]);
}

const UPDATE_EMAIL = statement(
  'account.update_email',
  'update account set email = $2 where user_id = $1',
);

export async function updateEmail(tx: Transaction, userID: string, email: string): Promise<void> {
  await tx.query(UPDATE_EMAIL, [userID, email]);
}

const UPDATE_PASSWORD = statement(
  'account.update_password',
  `update account set password_hash = $2, must_change_password = false where user_id = $1`,
);

/** Sets a password that the user chose, so that it need not be changed. */
export async function updatePassword(
  tx: Transaction,
  userID: string,
  passwordHash: string,
): Promise<void> {
  await tx.query(UPDATE_PASSWORD, [userID, passwordHash]);
}

const ADD_EXPERIENCE = statement(
  'account.add_experience',
  'update account set exp = exp + $2 where user_id = $1 returning exp',
);

/** Adds experience points and returns the sum. */
export async function addExperience(
  tx: Transaction,
  userID: string,
  points: number,
): Promise<number> {
  const [row] = await tx.query(ADD_EXPERIENCE, [userID, points]);
  if (row === undefined) throw new Error('an account without a row earned experience');
  return row.exp;
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

const RELEASE_OTHER_EMAILS = statement(
  'account.release_other_emails',
  'delete from email_directory where user_id = $1 and email_key <> $2',
);

/** Frees all email addresses of an account but one. */
export async function releaseOtherEmails(
  tx: Transaction,
  userID: string,
  emailKey: string,
): Promise<void> {
  await tx.query(RELEASE_OTHER_EMAILS, [userID, emailKey]);
}

const DELETE_ACCOUNT = statement('account.delete', 'delete from account where user_id = $1');
const DELETE_USERNAME = statement(
  'account.delete_username',
  'delete from username_directory where user_id = $1',
);
const DELETE_EMAIL = statement(
  'account.delete_email',
  'delete from email_directory where user_id = $1',
);
const DELETE_IDEMPOTENCY_KEYS = statement(
  'account.delete_idempotency_keys',
  'delete from idempotency_key where user_id = $1',
);

/** Deletes an account with its username and email address, and all rows that cascade from it. */
export async function deleteAccountRows(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_ACCOUNT, [userID]);
  await tx.query(DELETE_USERNAME, [userID]);
  await tx.query(DELETE_EMAIL, [userID]);
  await tx.query(DELETE_IDEMPOTENCY_KEYS, [userID]);
}

const LOCK_ADMINS = statement('account.lock_admins', 'select pg_advisory_xact_lock(7310004)');

/** Locks the set of admins until the transaction ends, for a check followed by a change. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.query(LOCK_ADMINS);
}
