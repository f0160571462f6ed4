import type { Tokens } from '@pennant/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { clearUserCache } from '../../api/current-user.ts';
import { beginSession } from '../../api/stored-tokens.ts';
import { forgetRegistrationSecret } from './registration-secret.ts';

/** Returns a function that begins the session of a sign-in and leads to a page. */
export function useStartSession(): (tokens: Tokens, page: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ AccessToken, IdToken, RefreshToken }, page) => {
    forgetRegistrationSecret();
    clearUserCache(queryClient);
    beginSession({ accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken });
    void navigate(page);
  };
}
