import type { Tokens } from '@pennant/contract/account';
import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { updateLastLogin } from './account-edit-store.ts';
import { deviceName } from './device-name.ts';
import { issueTokens } from './issue-tokens.ts';
import { deleteRegistration } from './registration-store.ts';
import { addSession } from './session-store.ts';
import { saveSignInNetwork } from './sign-in-network-store.ts';

/** Starts a session of a user whose account is locked, and returns its tokens. */
export async function startSession(
  tx: Transaction,
  signIn: {
    readonly userID: string;
    /** The client's address: an IPv4 address or an IPv6 network. */
    readonly network: string;
    readonly userAgent: string;
    readonly now: Date;
  },
): Promise<Tokens> {
  const { userID, network, userAgent, now } = signIn;
  const sessionID = newUuidV7(now);
  await addSession(tx, { userID, sessionID, device: deviceName(userAgent), now });
  await updateLastLogin(tx, userID, now);
  await saveSignInNetwork(tx, { userID, network, now });
  // The browser that registered needs no other way in after this.
  await deleteRegistration(tx, userID);
  return issueTokens(tx, userID, sessionID, now);
}
