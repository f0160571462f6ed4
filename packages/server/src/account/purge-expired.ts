import type { TransactionScope } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { deleteExpiredEmailTokens } from './email-token-store.ts';
import { deleteLapsedRegistrations } from './lapsed-registration-store.ts';
import { deleteExpiredRegistrations } from './registration-store.ts';
import { deleteExpiredSessions } from './session-store.ts';
import { networkRetentionStart } from './sign-in-attempts.ts';
import { deleteOldSignInNetworks } from './sign-in-network-store.ts';

/** How long an expired token is reported as expired; after that it is unknown. */
const TOKEN_RETENTION_DAYS = 30;

/**
 * Deletes expired tokens and sessions, registrations that were never confirmed, and networks that
 * were not signed in from any more.
 */
export async function purgeExpiredAccountsAndTokens(
  database: TransactionScope,
  now: Date,
): Promise<void> {
  await deleteExpiredSessions(database, daysBefore(now, TOKEN_RETENTION_DAYS));
  await deleteExpiredEmailTokens(database, daysBefore(now, TOKEN_RETENTION_DAYS));
  await deleteLapsedRegistrations(database, now);
  await deleteExpiredRegistrations(database, now);
  await deleteOldSignInNetworks(database, networkRetentionStart(now));
}
