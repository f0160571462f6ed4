import type { Tokens } from '@pennant/contract/account';
import type { TransactionScope } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { issueTokens } from './issue-tokens.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import {
  endSessionByToken,
  lockRefreshToken,
  touchSession,
  consumeToken,
} from './session-store.ts';

type RotationResult = Tokens | 'session_ended' | 'token_expired' | 'token_invalid';

/**
 * Exchanges a refresh token for a new set of tokens. Each works once: a second use means that a
 * copy was stolen, and ends the whole session, whoever sends it.
 */
export async function refreshTokens(database: TransactionScope, text: string, now: Date) {
  const token = parseOpaqueToken(text);
  if (token?.kind !== 'refresh') return refuse('token_invalid');

  // A refusal would roll back the end of the session, so the transaction returns a code instead.
  const rotation = await database.transaction(async (tx): Promise<RotationResult> => {
    const row = await lockRefreshToken(tx, token);
    if (!row) return 'token_invalid';
    if (row.ended_at !== null) return 'session_ended';
    if (!(await consumeToken(tx, token, now))) {
      await endSessionByToken(tx, token, now);
      return 'session_ended';
    }
    if (row.expires_at <= now) return 'token_expired';
    await touchSession(tx, token.userID, row.session_id, now);
    return issueTokens(tx, token.userID, row.session_id, now);
  });
  return typeof rotation === 'string' ? refuse(rotation) : rotation;
}
