import { timingSafeEqual } from 'node:crypto';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import type { AccountServices } from './account-services.ts';
import { lockAccount } from './account-read-store.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { findRegistration } from './registration-store.ts';
import { startSession } from './start-session.ts';

/**
 * Signs in the browser that registered, by the secret that it was given then: once, after the
 * address was confirmed, and never an admin. Any sign-in, a new password and a new address end the
 * right to it.
 */
export async function signInAfterConfirmation(
  services: AccountServices,
  request: { readonly signIn: string; readonly address: string; readonly userAgent: string },
) {
  const { signIn, address, userAgent } = request;
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.signInAddress, address);
  if (!counted.ok) return counted;
  const token = parseOpaqueToken(signIn);
  if (token?.kind !== 'signIn') return refuse('sign_in_secret_gone');
  return services.database.transaction(async (tx) => {
    // Of two at once the second finds the secret used up.
    const account = await lockAccount(tx, token.userID);
    const now = services.clock();
    if (!account || !(await maySignIn(tx, { signIn, account, now }))) {
      return refuse('sign_in_secret_gone');
    }
    return account.email_confirmed_at === null
      ? refuse('email_not_confirmed')
      : startSession(tx, { userID: account.user_id, network: address, userAgent, now });
  });
}

/** Returns whether a browser's secret signs in to an account, once its address is confirmed. */
export async function maySignIn(
  queries: Queries,
  attempt: {
    readonly signIn: string | undefined;
    readonly account: { readonly user_id: string; readonly is_admin: boolean };
    readonly now: Date;
  },
): Promise<boolean> {
  const { signIn, account, now } = attempt;
  const token = signIn === undefined ? null : parseOpaqueToken(signIn);
  if (token?.kind !== 'signIn' || token.userID !== account.user_id || account.is_admin)
    return false;
  const row = await findRegistration(queries, account.user_id);
  return (
    row !== undefined &&
    row.sign_in_expires_at > now &&
    timingSafeEqual(row.sign_in_hash, token.hash)
  );
}
