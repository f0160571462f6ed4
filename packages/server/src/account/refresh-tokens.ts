import type { Tokens } from '@pennant/contract/account';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { issueTokens } from './issue-tokens.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { endSessionOf, lockRefresh, useToken } from './session-store.ts';

type Rotation = { kind: 'rotated'; tokens: Tokens } | { kind: 'ended' | 'expired' | 'unknown' };

/**
 * Exchanges a refresh token for a new set. Each works once: when one comes a second time, somebody has a copy, and
 * the whole session ends, whoever he is.
 */
export async function refreshTokens(database: Database, text: string, now: Date) {
  const token = readOpaqueToken(text);
  if (token?.kind !== 'refresh') return refuse('token_invalid');

  // Ending the session must outlast the refusal, so the transaction answers what happened instead of refusing.
  const rotation = await database.transaction(async (tx): Promise<Rotation> => {
    const found = await lockRefresh(tx, token);
    if (!found) return { kind: 'unknown' };
    if (found.ended !== null) return { kind: 'ended' };
    if (!(await useToken(tx, token, now))) {
      await endSessionOf(tx, token, now);
      return { kind: 'ended' };
    }
    if (found.expires <= now) return { kind: 'expired' };
    return { kind: 'rotated', tokens: await issueTokens(tx, token.userID, found.session_id, now) };
  });
  switch (rotation.kind) {
    case 'rotated':
      return rotation.tokens;
    case 'expired':
      return refuse('token_expired');
    case 'ended':
      return refuse('session_ended');
    case 'unknown':
      return refuse('token_invalid');
  }
}
