import type { Database } from '../platform/database/database.ts';
import { forgetOldLetterTokens } from './letter-token-store.ts';
import { forgetOldSessions } from './session-store.ts';
import { removeUnconfirmed } from './store.ts';

/** An old token is told as expired for this long; after it, it is unknown. */
const TOKENS_KEPT_DAYS = 30;
/** A link works for three days; a week leaves time for a second letter. */
const UNCONFIRMED_KEPT_DAYS = 7;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Removes what nobody will ask for again: old tokens, and accounts that were never confirmed. */
export async function forgetOldAccountsAndTokens(database: Database, now: Date): Promise<void> {
  await forgetOldSessions(database, daysBefore(now, TOKENS_KEPT_DAYS));
  await forgetOldLetterTokens(database, daysBefore(now, TOKENS_KEPT_DAYS));
  await database.transaction((tx) => removeUnconfirmed(tx, daysBefore(now, UNCONFIRMED_KEPT_DAYS)));
}
