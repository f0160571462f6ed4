import type { Tokens } from '@pennant/contract/account';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import type { Transaction } from '../platform/database/database.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { addSessionTokens } from './session-store.ts';

/** Lifetimes of the tokens; each rotation issues a refresh token with a full lifetime. */
const ACCESS_MINUTES = 15;
const REFRESH_DAYS = 7;

/** Issues a new set of tokens for a session. */
export async function issueTokens(
  tx: Transaction,
  userID: string,
  sessionID: string,
  now: Date,
): Promise<Tokens> {
  const accessExpires = new Date(now.getTime() + ACCESS_MINUTES * 60_000);
  const refreshExpires = new Date(now.getTime() + REFRESH_DAYS * DAY_MS);
  const access = newOpaqueToken('access', userID);
  const id = newOpaqueToken('id', userID);
  const refresh = newOpaqueToken('refresh', userID);
  await addSessionTokens(tx, sessionID, [
    { token: access, expires: accessExpires },
    { token: id, expires: accessExpires },
    { token: refresh, expires: refreshExpires },
  ]);
  return { AccessToken: access.text, IdToken: id.text, RefreshToken: refresh.text };
}
