import type { ClubChoice } from '@pennant/contract/starter-set';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { activateAccount } from './activate-account.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { lockEmailToken, consumeEmailTokens } from './email-token-store.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { lockAccount } from './account-read-store.ts';
import { maySignIn } from './sign-in-after-confirmation.ts';

/**
 * Confirms the address that an email was sent to. The same link again, as opened by a second click
 * or an email scanner, gives the same response: it starts no session and uses no right to one up.
 */
export async function confirmRegistration(
  services: AccountServices,
  {
    token: text,
    signIn,
    club,
    address,
  }: {
    readonly token: string;
    /** The secret of the browser that registered. */
    readonly signIn?: string | undefined;
    readonly club?: ClubChoice | undefined;
    readonly address: string;
  },
) {
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.emailToken, address);
  if (!counted.ok) return counted;
  const token = parseOpaqueToken(text);
  if (token?.kind !== 'confirm') return refuse('letter_token_invalid');

  const now = services.clock();
  return services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const emailToken = await lockEmailToken(tx, token);
    if (!account || !emailToken) return refuse('letter_token_invalid');
    const confirmed = {
      ok: true,
      maySignIn: await maySignIn(tx, { signIn, account, now }),
    } as const;
    if (account.email_confirmed_at !== null) return confirmed;
    if (emailToken.expires_at <= now) return refuse('letter_token_expired');
    await consumeEmailTokens(tx, token.userID, 'confirm', now);
    const activated = await activateAccount(tx, account, services.onEmailConfirmed, { club, now });
    return activated.ok ? confirmed : activated;
  });
}
