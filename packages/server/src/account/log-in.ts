import { usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS, countAttempt, forgiveAttempts } from '../platform/attempt-limits.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { issueTokens } from './issue-tokens.ts';
import { isPassword } from './password-hash.ts';
import { addSession } from './session-store.ts';
import { changeAccount, findAccountByUsername, lockAccount } from './store.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
}

/**
 * Begins a session. An unknown name and a wrong password are told alike, cost the same work, and count against the
 * same limits; that an address is not confirmed yet is told only with the right password.
 */
export async function logIn(
  services: AccountServices,
  { username, password, address }: Credentials,
) {
  const { database, limitsFactor: factor } = services;
  const now = services.clock();
  const name = usernameKey(username);
  const byAddress = await countAttempt(database, {
    limit: ATTEMPT_LIMITS.signInAddress,
    subject: address,
    now,
    factor,
  });
  if (!byAddress.ok) return byAddress;
  const byName = await countAttempt(database, {
    limit: ATTEMPT_LIMITS.signInName,
    subject: name,
    now,
    factor,
  });
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
    await addSession(tx, account.user_id, sessionID, now);
    await changeAccount(tx, account.user_id, { last_login: now });
    return issueTokens(tx, account.user_id, sessionID, now);
  });
}
