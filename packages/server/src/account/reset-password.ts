import { usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS, resetAttempts } from '../platform/sign-in-and-email-limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { checkNewPassword } from './check-new-password.ts';
import { activateAccount } from './activate-account.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { lockEmailToken, consumeEmailTokens } from './email-token-store.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { hashPassword } from './password-hash.ts';
import { deleteRegistration } from './registration-store.ts';
import { endAllSessions } from './session-store.ts';
import { forgetAllSignInAttempts } from './sign-in-attempts.ts';
import { saveSignInNetwork } from './sign-in-network-store.ts';
import { updatePassword } from './account-edit-store.ts';
import { lockAccount } from './account-read-store.ts';

/**
 * Sets a new password with the token of an email, and ends every session. The token also proves the
 * address, so it confirms an unconfirmed account.
 */
export async function resetPassword(
  services: AccountServices,
  { token: text, password, address }: { token: string; password: string; address: string },
) {
  const checked = checkNewPassword(password);
  if (!checked.ok) return checked;
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.emailToken, address);
  if (!counted.ok) return counted;
  const token = parseOpaqueToken(text);
  if (token?.kind !== 'reset') return refuse('letter_token_invalid');
  const passwordHash = await hashPassword(password);

  const now = services.clock();
  return services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const emailToken = await lockEmailToken(tx, token);
    if (!account || !emailToken || emailToken.used_at !== null)
      return refuse('letter_token_invalid');
    if (emailToken.expires_at <= now) return refuse('letter_token_expired');
    await consumeEmailTokens(tx, token.userID, 'reset', now);
    // Whoever knew the old one may have asked for the account to move to their address.
    await consumeEmailTokens(tx, token.userID, 'email', now);
    await updatePassword(tx, token.userID, passwordHash);
    await endAllSessions(tx, token.userID, now);
    // Whoever was locked out is let in at once, from the network that the password was set from
    // also while strangers go on guessing.
    await forgetAllSignInAttempts(tx, usernameKey(account.username));
    await resetAttempts(tx, ATTEMPT_LIMITS.ownPassword, token.userID);
    await saveSignInNetwork(tx, { userID: token.userID, network: address, now });
    const activated = await activateAccount(tx, account, services.onEmailConfirmed, { now });
    if (activated.ok) await deleteRegistration(tx, token.userID);
    return activated;
  });
}
