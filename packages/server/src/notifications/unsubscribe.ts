import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { ReadNotificationKeys } from './notification-keys.ts';
import { stopLetters } from './notification-setting-store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Switches off the letters of whomever a letter's link was made for; safe to repeat. */
export async function unsubscribe(
  queries: Queries,
  { token, readKeys }: { readonly token: string; readonly readKeys: ReadNotificationKeys },
) {
  const userID = readUnsubscribeToken((await readKeys()).unsubscribeSecret, token);
  if (userID === null) return refuse('unsubscribe_token_invalid');
  await stopLetters(queries, userID);
  return { ok: true } as const;
}
