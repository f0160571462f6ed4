import { usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { verifyPassword } from './password-hash.ts';
import { countSignInAttempt, forgetSignInAttempts } from './sign-in-attempts.ts';
import { startSession } from './start-session.ts';
import { findAccountByUsername, lockAccount } from './account-read-store.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The client's address: an IPv4 address or an IPv6 network. */
  readonly address: string;
  /** The header User-Agent. */
  readonly userAgent: string;
}

/**
 * Starts a session. An unknown name and a wrong password give the same refusal, take the same time
 * and count against the same limits; an unconfirmed address is only reported with the right
 * password.
 */
export async function logIn(
  services: AccountServices,
  { username, password, address, userAgent }: Credentials,
) {
  const { database } = services;
  const now = services.clock();
  const name = usernameKey(username);
  const byAddress = await countAccountAttempt(services, ATTEMPT_LIMITS.signInAddress, address);
  if (!byAddress.ok) return byAddress;
  const attempt = { name, network: address };
  const byName = await countSignInAttempt(services, attempt);
  if (!byName.ok) return byName;

  const account = await findAccountByUsername(database, name, now);
  const isCorrect = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isCorrect) return refuse('wrong_credentials');
  await forgetSignInAttempts(database, attempt);
  if (account.email_confirmed_at === null) return refuse('email_not_confirmed');

  return database.transaction(async (tx) => {
    // A password changed during the check ended all sessions: none may start with the old one.
    const locked = await lockAccount(tx, account.user_id);
    if (locked?.password_hash !== account.password_hash) return refuse('wrong_credentials');
    return startSession(tx, { userID: account.user_id, network: address, userAgent, now });
  });
}
