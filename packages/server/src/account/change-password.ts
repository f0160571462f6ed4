import { usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS, resetAttempts } from '../platform/sign-in-and-email-limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { checkNewPassword } from './check-new-password.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { consumeEmailTokens } from './email-token-store.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { deleteRegistration } from './registration-store.ts';
import { endOtherSessions } from './session-store.ts';
import { showUser } from './show-user.ts';
import { forgetAllSignInAttempts } from './sign-in-attempts.ts';
import { updatePassword } from './account-edit-store.ts';
import { findAccount, lockAccount } from './account-read-store.ts';

interface PasswordChange {
  readonly userID: string;
  /** The current session, which is not ended. */
  readonly sessionID: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password of a signed-in user and ends their other sessions. The same change again, as
 * after a lost response, gives the same response.
 */
export async function changePassword(services: AccountServices, change: PasswordChange) {
  const { userID, sessionID, currentPassword, newPassword } = change;
  const { database } = services;
  const checked = checkNewPassword(newPassword);
  if (!checked.ok) return checked;
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.ownPassword, userID);
  if (!counted.ok) return counted;

  const account = await findAccount(database, userID);
  if (!account) return refuse('not_found');
  if (!(await verifyPassword(currentPassword, account.password_hash))) {
    const isRepeat = await verifyPassword(newPassword, account.password_hash);
    return isRepeat ? showUser(database, userID) : refuse('wrong_password');
  }
  if (currentPassword === newPassword) return refuse('password_unchanged');
  const passwordHash = await hashPassword(newPassword);
  return database.transaction(async (tx) => {
    const now = services.clock();
    // Of two concurrent changes the second no longer has the current password.
    const locked = await lockAccount(tx, userID);
    if (locked?.password_hash !== account.password_hash) return refuse('wrong_password');
    await updatePassword(tx, userID, passwordHash);
    await endOtherSessions(tx, { userID, sessionID, now });
    await consumeEmailTokens(tx, userID, 'reset', now);
    // Whoever knew the old one may have asked for the account to move to their address.
    await consumeEmailTokens(tx, userID, 'email', now);
    await deleteRegistration(tx, userID);
    await resetAttempts(tx, ATTEMPT_LIMITS.ownPassword, userID);
    await forgetAllSignInAttempts(tx, usernameKey(account.username));
    return showUser(tx, userID);
  });
}
