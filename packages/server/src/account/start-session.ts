import type { Tokens } from '@pennant/contract/account';
import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { updateLastLogin } from './account-store.ts';
import { deviceName } from './device-name.ts';
import { issueTokens } from './issue-tokens.ts';
import { deleteRegistration } from './registration-store.ts';
import { addSession } from './session-store.ts';

/** Starts a session of a user whose account is locked, and returns its tokens. */
export async function startSession(
  tx: Transaction,
  {
    userID,
    userAgent,
    now,
  }: { readonly userID: string; readonly userAgent: string; readonly now: Date },
): Promise<Tokens> {
  const sessionID = newUuidV7(now);
  await addSession(tx, { userID, sessionID, device: deviceName(userAgent), now });
  await updateLastLogin(tx, userID, now);
  // The browser that registered needs no other way in after this.
  await deleteRegistration(tx, userID);
  return issueTokens(tx, userID, sessionID, now);
}
