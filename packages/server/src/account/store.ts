import type { ColumnType } from 'kysely';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { firstOwnedIDAt } from '../platform/owned-id.ts';

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

/** The account of a username's key, locked by nothing. */
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

/** Names of accounts, by their ids. */
export const findUsernamesOf = (
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

/** Takes a name; answers false where somebody has it. */
export async function takeUsername(
  tx: Transaction,
  usernameKey: string,
  userID: string,
): Promise<boolean> {
  const taken = await tx.kysely
    .insertInto('username_directory')
    .values({ username_key: usernameKey, user_id: userID })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes an address of mail; answers false where an account has it. */
export async function takeEmail(
  tx: Transaction,
  emailKey: string,
  userID: string,
): Promise<boolean> {
  const taken = await tx.kysely
    .insertInto('email_directory')
    .values({ email_key: emailKey, user_id: userID })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
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
    /** A password that somebody else has seen. */
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

export async function changeAccount(
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

/** Adds experience: 10 for a final game and 20 more for a win, as the rules say. */
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

/** Gives an address of mail up. */
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

/** Removes an account with its name and address, and all that hangs on its row. */
export async function removeAccount(tx: Transaction, userID: string): Promise<void> {
  await tx.query('delete from account where user_id = $1', [userID]);
  await tx.query('delete from username_directory where user_id = $1', [userID]);
  await tx.query('delete from email_directory where user_id = $1', [userID]);
  await tx.query('delete from idempotency_key where user_id = $1', [userID]);
}

/** Serializes those who look whether there is an admin and then make one. */
export async function lockFirstAdmin(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310004)');
}

/**
 * Removes accounts that were never confirmed, with their names and addresses, and names that no account holds: those that
 * were taken together with an address that had an account already. An id tells when it was made.
 */
export async function removeUnconfirmed(tx: Transaction, before: Date): Promise<void> {
  await tx.query(
    `with gone as (delete from account where email_confirmed is null and created < $1 returning user_id),
          mail as (delete from email_directory where user_id in (select user_id from gone))
     delete from username_directory taken where user_id in (select user_id from gone)
       or (user_id < $2 and not exists (select from account where account.user_id = taken.user_id))`,
    [before, firstOwnedIDAt(before)],
  );
}
