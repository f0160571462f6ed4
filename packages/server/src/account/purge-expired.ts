import type { TransactionScope } from '../platform/database/database.ts';
import { deleteExpiredEmailTokens } from './email-token-store.ts';
import { deleteExpiredRegistrations } from './registration-store.ts';
import { deleteExpiredSessions } from './session-store.ts';
import { deleteUnconfirmedAccounts } from './account-store.ts';

/** How long an expired token is reported as expired; after that it is unknown. */
const TOKEN_RETENTION_DAYS = 30;
/** A link works for three days; a week leaves time for a second email. */
const UNCONFIRMED_RETENTION_DAYS = 7;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Deletes expired tokens and sessions, and accounts that were never confirmed. */
export async function purgeExpiredAccountsAndTokens(
  database: TransactionScope,
  now: Date,
): Promise<void> {
  await deleteExpiredSessions(database, daysBefore(now, TOKEN_RETENTION_DAYS));
  await deleteExpiredEmailTokens(database, daysBefore(now, TOKEN_RETENTION_DAYS));
  await deleteExpiredRegistrations(database, now);
  await database.transaction((tx) =>
    deleteUnconfirmedAccounts(tx, daysBefore(now, UNCONFIRMED_RETENTION_DAYS)),
  );
}
