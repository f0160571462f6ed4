import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { minUuidV7At } from '../platform/uuid-v7.ts';

/** How long a registration waits for its confirmation; then its username is free again. */
export const REGISTRATION_HOURS = 24;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** A username without an account: until 0014, a registration with a known address left one. */
const WITHOUT_ACCOUNT = `not exists (select from account where account.user_id = taken.user_id)`;

const DELETE_LAPSED_REGISTRATIONS = statement(
  'account.delete_lapsed_registrations',
  `with gone as (
     delete from account using registration
     where registration.user_id = account.user_id and email_confirmed_at is null
       and sign_in_expires_at <= $1
     returning account.user_id),
   mail as (delete from email_directory where user_id in (select user_id from gone))
   delete from username_directory taken where user_id in (select user_id from gone)
     or (user_id between $2 and $3 and ${WITHOUT_ACCOUNT})`,
);
const OLDEST_LOOKED_AT_DAYS = 30;

/** Deletes the accounts of registrations that have lapsed, with their usernames. */
export async function deleteLapsedRegistrations(queries: Queries, now: Date): Promise<void> {
  await queries.query(DELETE_LAPSED_REGISTRATIONS, [
    now,
    minUuidV7At(hoursBefore(now, OLDEST_LOOKED_AT_DAYS * 24)),
    minUuidV7At(hoursBefore(now, REGISTRATION_HOURS)),
  ]);
}

const FREE_LAPSED_USERNAME = statement(
  'account.free_lapsed_username',
  `with gone as (
     delete from account using registration, username_directory named
     where named.username_key = $1 and account.user_id = named.user_id
       and registration.user_id = account.user_id and email_confirmed_at is null
       and sign_in_expires_at <= $2
     returning account.user_id),
   mail as (delete from email_directory where user_id in (select user_id from gone))
   delete from username_directory taken
   where username_key = $1 and (user_id in (select user_id from gone)
     or (user_id < $3 and ${WITHOUT_ACCOUNT}))`,
);

/** Frees a username at the moment its registration lapses, before any job has deleted that. */
export async function freeLapsedUsername(
  tx: Transaction,
  usernameKey: string,
  now: Date,
): Promise<void> {
  const since = minUuidV7At(hoursBefore(now, REGISTRATION_HOURS));
  await tx.query(FREE_LAPSED_USERNAME, [usernameKey, now, since]);
}
