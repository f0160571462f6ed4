import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { OpaqueToken } from './opaque-token.ts';

const ADD_REGISTRATION = statement(
  'account.add_registration',
  `insert into registration (user_id, email_key, kept_card_id, sign_in_hash, sign_in_expires_at)
   values ($1, $2, $3, $4, $5)`,
  { nullable: ['$3'] },
);

/**
 * Keeps what a registration brings along: the key of its email address, the hash of the browser's
 * secret, and the kept card.
 */
export async function addRegistration(
  tx: Transaction,
  registration: {
    readonly signIn: OpaqueToken;
    readonly emailKey: string;
    readonly keptCardID: number | null;
    /** When the secret lapses, and the registration unless its address is confirmed by then. */
    readonly expires: Date;
  },
): Promise<void> {
  const { signIn, emailKey, keptCardID, expires } = registration;
  await tx.query(ADD_REGISTRATION, [signIn.userID, emailKey, keptCardID, signIn.hash, expires]);
}

const RENEW_REGISTRATION = statement(
  'account.renew_registration',
  `update registration set sign_in_hash = $2, kept_card_id = coalesce($3, kept_card_id)
   where user_id = $1`,
  { nullable: ['$3'] },
);

/**
 * Replaces the secret of a registration that is sent again, and the kept card if another is given.
 * It lapses when it would have.
 */
export async function renewRegistration(
  tx: Transaction,
  { signIn, keptCardID }: { readonly signIn: OpaqueToken; readonly keptCardID: number | null },
): Promise<void> {
  await tx.query(RENEW_REGISTRATION, [signIn.userID, signIn.hash, keptCardID]);
}

const FIND_REGISTRATION = statement(
  'account.find_registration',
  'select kept_card_id, sign_in_hash, sign_in_expires_at from registration where user_id = $1',
);

/** Returns what a registration left; undefined once somebody has signed in. */
export async function findRegistration(queries: Queries, userID: string) {
  const [row] = await queries.query(FIND_REGISTRATION, [userID]);
  return row;
}

const FIND_WAITING_REGISTRATION = statement(
  'account.find_waiting_registration',
  `select user_id, username, email, sign_in_expires_at from registration
   join account using (user_id)
   where email_key = $1 and email_confirmed_at is null and sign_in_expires_at > $2
   order by created_at desc, user_id desc limit 1`,
);

/** Returns the newest account that waits for the confirmation of an email address. */
export async function findWaitingRegistration(queries: Queries, emailKey: string, now: Date) {
  const [row] = await queries.query(FIND_WAITING_REGISTRATION, [emailKey, now]);
  return row;
}

const DELETE_REGISTRATION = statement(
  'account.delete_registration',
  'delete from registration where user_id = $1',
);

/** Ends the right of the browser that registered to sign in. */
export async function deleteRegistration(queries: Queries, userID: string): Promise<void> {
  await queries.query(DELETE_REGISTRATION, [userID]);
}

const DELETE_EXPIRED_REGISTRATIONS = statement(
  'account.delete_expired_registrations',
  `delete from registration using account
   where registration.sign_in_expires_at <= $1 and account.user_id = registration.user_id
     and account.email_confirmed_at is not null`,
);

/** Deletes what is left of registrations that were confirmed and whose secrets have expired. */
export async function deleteExpiredRegistrations(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_REGISTRATIONS, [before]);
}
