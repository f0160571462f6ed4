import type { TransactionScope } from '../platform/database/database.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { endSessionByToken } from './session-store.ts';

/** Ends the session of a token. Returns the same whether or not the token was still valid. */
export async function logOut(
  database: TransactionScope,
  text: string,
  now: Date,
): Promise<{ ok: true }> {
  const token = parseOpaqueToken(text);
  if (token) await endSessionByToken(database, token, now);
  return { ok: true };
}
