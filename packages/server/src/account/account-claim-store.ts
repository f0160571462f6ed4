import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { NOBODY } from '../platform/nobody.ts';
import { findUserByEmail } from './directory-store.ts';

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

const RETIRE_USERNAME = statement(
  'account.retire_username',
  'update username_directory set user_id = $3 where username_key = $1 and user_id = $2',
);

/** Takes a username from a user, so that nobody has it and nobody can claim it. */
export async function retireUsername(
  tx: Transaction,
  usernameKey: string,
  userID: string,
): Promise<void> {
  await tx.query(RETIRE_USERNAME, [usernameKey, userID, NOBODY]);
}

const RELEASE_EMAIL = statement(
  'account.release_email',
  'delete from email_directory where email_key = $1 and user_id = $2',
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
  const holder = await findUserByEmail(tx, emailKey);
  if (holder !== null && holder !== userID && (await isUnconfirmed(tx, holder)))
    await tx.query(RELEASE_EMAIL, [emailKey, holder]);
  return (await tx.query(CLAIM_EMAIL, [emailKey, userID])).length === 1;
}

const IS_UNCONFIRMED = statement(
  'account.is_unconfirmed',
  'select from account where user_id = $1 and email_confirmed_at is null',
);

const isUnconfirmed = async (tx: Transaction, userID: string): Promise<boolean> =>
  (await tx.query(IS_UNCONFIRMED, [userID])).length === 1;

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
