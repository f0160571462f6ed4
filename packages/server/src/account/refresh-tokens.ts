import type { Tokens } from '@pennant/contract/account';
import type { Atomic } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { issueTokens } from './issue-tokens.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { endSessionOf, lockRefresh, touchSession, useToken } from './session-store.ts';

type RotationResult = Tokens | 'session_ended' | 'token_expired' | 'token_invalid';

/**
 * Exchanges a refresh token for a new set of tokens. Each works once: a second use means that a
 * copy was stolen, and ends the whole session, whoever sends it.
 */
export async function refreshTokens(database: Atomic, text: string, now: Date) {
  const token = readOpaqueToken(text);
  if (token?.kind !== 'refresh') return refuse('token_invalid');

  // A refusal would roll back the end of the session, so the transaction returns a code instead.
  const rotation = await database.transaction(async (tx): Promise<RotationResult> => {
    const row = await lockRefresh(tx, token);
    if (!row) return 'token_invalid';
    if (row.ended !== null) return 'session_ended';
    if (!(await useToken(tx, token, now))) {
      await endSessionOf(tx, token, now);
      return 'session_ended';
    }
    if (row.expires <= now) return 'token_expired';
    await touchSession(tx, token.userID, row.session_id, now);
    return issueTokens(tx, token.userID, row.session_id, now);
  });
  return typeof rotation === 'string' ? refuse(rotation) : rotation;
}
