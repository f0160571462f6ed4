import type { ColumnType } from 'kysely';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { minUuidV7At } from '../platform/uuid-v7.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    account: AccountTable;
    username_directory: { username_key: string; user_id: string };
    email_directory: { email_key: string; user_id: string };
  }
}

type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface AccountTable {
  user_id: string;
  username: string;
  email: string;
  password_hash: string;
  is_admin: Defaulted<boolean>;
  email_confirmed: Date | null;
  exp: Defaulted<number>;
  game_speed: Defaulted<'normal' | 'fast' | 'faster' | 'instant'>;
  discord_username: string | null;
  created: Date;
  last_login: Date | null;
  must_change_password: Defaulted<boolean>;
}

const ACCOUNT_COLUMNS = [
  'user_id',
  'username',
  'email',
  'password_hash',
  'is_admin',
  'email_confirmed',
  'exp',
  'game_speed',
  'discord_username',
  'created',
  'last_login',
  'must_change_password',
] as const;

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function findAccount(queries: Queries, userID: string) {
  return queries.kysely
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .where('user_id', '=', userID)
    .executeTakeFirst();
}

/** Returns the account of a username's key, without a lock. */
export async function findAccountByUsername(
  queries: Queries,
  usernameKey: string,
): Promise<AccountRow | undefined> {
  return queries.kysely
    .selectFrom('username_directory')
    .innerJoin('account', 'account.user_id', 'username_directory.user_id')
    .select(ACCOUNT_COLUMNS.map((column) => `account.${column}` as const))
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
}

export async function findAccountByEmail(
  queries: Queries,
  emailKey: string,
): Promise<AccountRow | undefined> {
  return queries.kysely
    .selectFrom('email_directory')
    .innerJoin('account', 'account.user_id', 'email_directory.user_id')
    .select(ACCOUNT_COLUMNS.map((column) => `account.${column}` as const))
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** Returns the usernames of accounts. */
export const findUsernameRows = (
  queries: Queries,
  userIDs: readonly string[],
): Promise<{ user_id: string; username: string }[]> =>
  queries.query(
    {
      name: 'usernames_of',
      text: 'select user_id, username from account where user_id = any($1::uuid[])',
    },
    [userIDs],
  );

export async function lockAccount(
  tx: Transaction,
  userID: string,
): Promise<AccountRow | undefined> {
  return tx.kysely
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .where('user_id', '=', userID)
    .forUpdate()
    .executeTakeFirst();
}

/** Claims a username; returns false if it is taken. */
export async function claimUsername(
  tx: Transaction,
  usernameKey: string,
  userID: string,
): Promise<boolean> {
  const claimed = await tx.kysely
    .insertInto('username_directory')
    .values({ username_key: usernameKey, user_id: userID })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Claims an email address; returns false if an account has it. */
export async function claimEmail(
  tx: Transaction,
  emailKey: string,
  userID: string,
): Promise<boolean> {
  const claimed = await tx.kysely
    .insertInto('email_directory')
    .values({ email_key: emailKey, user_id: userID })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

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
  await tx.kysely
    .insertInto('account')
    .values({
      user_id: account.userID,
      username: account.username,
      email: account.email,
      password_hash: account.passwordHash,
      is_admin: account.isAdmin,
      email_confirmed: account.confirmed,
      discord_username: null,
      created: account.now,
      last_login: null,
      must_change_password: account.mustChangePassword ?? false,
    })
    .execute();
}

export async function updateAccount(
  queries: Queries,
  userID: string,
  change: Partial<{
    game_speed: AccountRow['game_speed'];
    discord_username: string | null;
    last_login: Date;
    email_confirmed: Date;
    email: string;
    password_hash: string;
    must_change_password: boolean;
  }>,
): Promise<void> {
  await queries.kysely.updateTable('account').set(change).where('user_id', '=', userID).execute();
}

/** Adds experience points. */
export async function addExperience(
  tx: Transaction,
  userID: string,
  points: number,
): Promise<void> {
  await tx.query('update account set exp = exp + $2 where user_id = $1', [userID, points]);
}

export async function hasAdmin(queries: Queries): Promise<boolean> {
  return (await queries.query('select from account where is_admin limit 1')).length === 1;
}

export async function hasOtherAdmin(queries: Queries, userID: string): Promise<boolean> {
  const others = await queries.query(
    'select from account where is_admin and user_id <> $1 limit 1',
    [userID],
  );
  return others.length === 1;
}

/** Frees an email address. */
export async function releaseEmail(
  tx: Transaction,
  emailKey: string,
  userID: string,
): Promise<void> {
  await tx.query('delete from email_directory where email_key = $1 and user_id = $2', [
    emailKey,
    userID,
  ]);
}

/** Deletes an account with its username and email address, and all rows that cascade from it. */
export async function deleteAccountRows(tx: Transaction, userID: string): Promise<void> {
  await tx.query('delete from account where user_id = $1', [userID]);
  await tx.query('delete from username_directory where user_id = $1', [userID]);
  await tx.query('delete from email_directory where user_id = $1', [userID]);
  await tx.query('delete from idempotency_key where user_id = $1', [userID]);
}

/** Locks the set of admins until the transaction ends, for a check followed by a change. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310004)');
}

/**
 * Deletes accounts that were never confirmed, with their usernames and addresses, and usernames
 * without an account: those claimed in a registration with an address that already had an account.
 * The time of such a claim is part of its user id.
 */
export async function deleteUnconfirmedAccounts(tx: Transaction, before: Date): Promise<void> {
  await tx.query(
    `with gone as (delete from account where email_confirmed is null and created < $1 returning user_id),
          mail as (delete from email_directory where user_id in (select user_id from gone))
     delete from username_directory taken where user_id in (select user_id from gone)
       or (user_id < $2 and not exists (select from account where account.user_id = taken.user_id))`,
    [before, minUuidV7At(before)],
  );
}
