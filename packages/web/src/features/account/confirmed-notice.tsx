import { useState } from 'react';

import { forgetPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageBody } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { ConfirmedScene } from './confirmed-scene.tsx';
import { nextAfterConfirming } from './next-after-confirming.ts';
import { forgetRegistrationSecret, readRegistrationSecret } from './registration-secret.ts';
import { useStartSession } from './use-start-session.ts';

/** Where a new user goes first: to choose a club. */
const FIRST_PAGE = '/club';

/**
 * The notice of a confirmed registration. In the browser that registered it signs in with one
 * click; elsewhere, and for admins, it leads to Login.
 */
export function ConfirmedNotice({ maySignIn }: { readonly maySignIn: boolean }) {
  const startSession = useStartSession();
  const [isRefused, setIsRefused] = useState(false);
  // Read once: it is forgotten with the sign-in. The notice is never drawn on the server.
  const [returnTo] = useState(readPageToReturnTo);
  const signIn = useApiMutation('POST /auth/confirm/login', {
    onSuccess: (tokens) => {
      forgetPageToReturnTo();
      startSession(tokens, returnTo ?? FIRST_PAGE);
    },
    onError: (error) => {
      toast.bad(error.message);
      if (error.code !== 'sign_in_secret_gone') return;
      forgetRegistrationSecret();
      setIsRefused(true);
    },
  });
  const secret = maySignIn && !isRefused ? readRegistrationSecret() : undefined;

  return (
    <PageBody>
      <h1 className="sr-only">Confirm your e-mail</h1>
      <output className="mx-auto grid max-w-4xl overflow-hidden border-2 border-ink bg-raised shadow-lifted md:grid-cols-2">
        <div className="lamp-lit grid content-end border-b-4 border-double border-tin-line bg-felt px-6 pt-8 md:border-r-4 md:border-b-0">
          <p className="text-center font-varsity text-sm text-lamp">24 cards are yours</p>
          <ConfirmedScene />
        </div>
        <div className="flex flex-col items-start justify-center gap-5 px-6 py-8 md:px-10 md:py-14">
          <strong className="block font-display text-3xl font-normal text-balance">
            You are on the roster
          </strong>
          <p>
            Your e-mail address is confirmed. Your starter set is in your collection, and the price
            of ten packs in your wallet. {nextAfterConfirming(returnTo)}
          </p>
          {secret === undefined ? (
            <LinkButton to="/login" paint="pennant" size="large">
              Login
            </LinkButton>
          ) : (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button
                paint="pennant"
                size="large"
                disabled={signIn.isPending || signIn.isSuccess}
                onClick={() => signIn.mutate({ body: { signIn: secret } })}
              >
                {signIn.isPending ? 'Signing in...' : 'Sign me in'}
              </Button>
              <TextLink to="/login">Login</TextLink>
            </div>
          )}
        </div>
      </output>
    </PageBody>
  );
}
