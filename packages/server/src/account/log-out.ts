import type { Atomic } from '../platform/database/database.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { endSessionOf } from './session-store.ts';

/** Ends the session of a token. Returns the same whether or not the token was still valid. */
export async function logOut(database: Atomic, text: string, now: Date): Promise<{ ok: true }> {
  const token = readOpaqueToken(text);
  if (token) await endSessionOf(database, token, now);
  return { ok: true };
}
