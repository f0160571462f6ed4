import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { OpaqueToken } from './opaque-token.ts';

const SAVE_REGISTRATION = statement(
  'account.save_registration',
  `insert into registration (user_id, kept_card_id, sign_in_hash, sign_in_expires_at)
   values ($1, $2, $3, $4)
   on conflict (user_id) do update set
     kept_card_id = coalesce(excluded.kept_card_id, registration.kept_card_id),
     sign_in_hash = excluded.sign_in_hash, sign_in_expires_at = excluded.sign_in_expires_at`,
  { nullable: ['$2'] },
);

/**
 * Keeps what a registration brings along: the hash of the browser's secret, which replaces an
 * earlier one, and the kept card.
 */
export async function saveRegistration(
  tx: Transaction,
  registration: {
    readonly signIn: OpaqueToken;
    readonly keptCardID: number | null;
    readonly expires: Date;
  },
): Promise<void> {
  const { signIn, keptCardID, expires } = registration;
  await tx.query(SAVE_REGISTRATION, [signIn.userID, keptCardID, signIn.hash, expires]);
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
   where registration.sign_in_expires_at < $1 and account.user_id = registration.user_id
     and account.email_confirmed_at is not null`,
);

/** Deletes what is left of registrations that were confirmed and whose secrets have expired. */
export async function deleteExpiredRegistrations(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_REGISTRATIONS, [before]);
}
