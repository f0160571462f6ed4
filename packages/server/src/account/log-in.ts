import { deviceName } from '@pennant/rules/account/device-name';
import { usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS, forgiveAttempts } from '../platform/attempt-limits.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { countFor } from './count-for.ts';
import { issueTokens } from './issue-tokens.ts';
import { isPassword } from './password-hash.ts';
import { addSession } from './session-store.ts';
import { changeAccount, findAccountByUsername, lockAccount } from './store.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
  /** What the browser says that it is. */
  readonly userAgent: string;
}

/**
 * Begins a session. An unknown name and a wrong password are told alike, cost the same work, and count against the
 * same limits; that an address is not confirmed yet is told only with the right password.
 */
export async function logIn(
  services: AccountServices,
  { username, password, address, userAgent }: Credentials,
) {
  const { database } = services;
  const now = services.clock();
  const name = usernameKey(username);
  const byAddress = await countFor(services, ATTEMPT_LIMITS.signInAddress, address);
  if (!byAddress.ok) return byAddress;
  const byName = await countFor(services, ATTEMPT_LIMITS.signInName, name);
  if (!byName.ok) return byName;

  const account = await findAccountByUsername(database, name);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) return refuse('wrong_credentials');
  await forgiveAttempts(database, ATTEMPT_LIMITS.signInName, name);
  if (account.email_confirmed === null) return refuse('email_not_confirmed');

  return database.transaction(async (tx) => {
    // A password that was changed while this one was checked ended all sessions: none may begin with the old one.
    const still = await lockAccount(tx, account.user_id);
    if (still?.password_hash !== account.password_hash) return refuse('wrong_credentials');
    const sessionID = newOwnedID(now);
    await addSession(tx, {
      userID: account.user_id,
      sessionID,
      device: deviceName(userAgent),
      now,
    });
    await changeAccount(tx, account.user_id, { last_login: now });
    return issueTokens(tx, account.user_id, sessionID, now);
  });
}
