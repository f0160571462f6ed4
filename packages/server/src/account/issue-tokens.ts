import type { Tokens } from '@pennant/contract/account';
import type { Transaction } from '../platform/database/database.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { addSessionTokens } from './session-store.ts';

/** How long tokens are good: the refresh token's time begins anew with each rotation. */
const ACCESS_MINUTES = 15;
const REFRESH_DAYS = 7;

/** Gives a session a new set of tokens. */
export async function issueTokens(
  tx: Transaction,
  userID: string,
  sessionID: string,
  now: Date,
): Promise<Tokens> {
  const soon = new Date(now.getTime() + ACCESS_MINUTES * 60_000);
  const later = new Date(now.getTime() + REFRESH_DAYS * 86_400_000);
  const access = newOpaqueToken('access', userID);
  const id = newOpaqueToken('id', userID);
  const refresh = newOpaqueToken('refresh', userID);
  await addSessionTokens(tx, sessionID, [
    { token: access, expires: soon },
    { token: id, expires: soon },
    { token: refresh, expires: later },
  ]);
  return { AccessToken: access.text, IdToken: id.text, RefreshToken: refresh.text };
}
