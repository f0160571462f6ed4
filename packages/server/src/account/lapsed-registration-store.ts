import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { findUserByUsername, freeNames } from './directory-store.ts';

/** How long a registration waits for its confirmation; then its username is free again. */
export const REGISTRATION_HOURS = 24;

const DELETE_LAPSED_ACCOUNTS = statement(
  'account.delete_lapsed',
  `delete from account using registration
   where registration.user_id = account.user_id and email_confirmed_at is null
     and sign_in_expires_at <= $1
   returning account.user_id`,
);

/** Deletes the accounts of registrations that have lapsed, with their usernames. */
export async function deleteLapsedRegistrations(
  database: TransactionScope,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await tx.query(DELETE_LAPSED_ACCOUNTS, [now]);
    await freeNames(tx, idsOf(deleted));
  });
}

const idsOf = (accounts: readonly { readonly user_id: string }[]): string[] =>
  accounts.map(({ user_id }) => user_id);

const DELETE_LAPSED_ACCOUNT = statement(
  'account.delete_lapsed_one',
  `delete from account where user_id = $1 and email_confirmed_at is null and exists (
     select from registration where registration.user_id = $1 and sign_in_expires_at <= $2)
   returning user_id`,
);

/** Frees a username at the moment its registration lapses, before any job has deleted that. */
export async function freeLapsedUsername(
  tx: Transaction,
  usernameKey: string,
  now: Date,
): Promise<void> {
  const holder = await findUserByUsername(tx, usernameKey);
  if (holder === null) return;
  await freeNames(tx, idsOf(await tx.query(DELETE_LAPSED_ACCOUNT, [holder, now])));
}
