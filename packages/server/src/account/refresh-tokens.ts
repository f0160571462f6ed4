import type { Tokens } from '@pennant/contract/account';
import type { Atomic } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { issueTokens } from './issue-tokens.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { endSessionOf, lockRefresh, touchSession, useToken } from './session-store.ts';

type Rotation = Tokens | 'session_ended' | 'token_expired' | 'token_invalid';

/**
 * Exchanges a refresh token for a new set. Each works once: when one comes a second time, somebody has a copy, and
 * the whole session ends, whoever he is.
 */
export async function refreshTokens(database: Atomic, text: string, now: Date) {
  const token = readOpaqueToken(text);
  if (token?.kind !== 'refresh') return refuse('token_invalid');

  // Ending the session must outlast the refusal, so the transaction answers what happened instead of refusing.
  const rotation = await database.transaction(async (tx): Promise<Rotation> => {
    const found = await lockRefresh(tx, token);
    if (!found) return 'token_invalid';
    if (found.ended !== null) return 'session_ended';
    if (!(await useToken(tx, token, now))) {
      await endSessionOf(tx, token, now);
      return 'session_ended';
    }
    if (found.expires <= now) return 'token_expired';
    await touchSession(tx, token.userID, found.session_id, now);
    return issueTokens(tx, token.userID, found.session_id, now);
  });
  return typeof rotation === 'string' ? refuse(rotation) : rotation;
}
