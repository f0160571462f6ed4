import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toast } from '../../ui/toast.ts';
import { readTokens, removeTokens } from '../../api/stored-tokens.ts';
import { useAction } from '../../api/use-call.ts';
import { forgetUser } from '../../api/user.ts';

/** Logging out: the session ends on the server, the tokens go, the page becomes /login. */
export function useLogout(): { readonly logout: () => void; readonly busy: boolean } {
  const answers = useQueryClient();
  const navigate = useNavigate();
  const action = useAction('POST /auth/logout', {
    onSuccess: () => {
      removeTokens();
      forgetUser(answers);
      toast.good('Logout successful');
      void navigate('/login');
    },
    onError: (error) => toast.bad(`Logout failed: ${error.message}`),
  });
  return {
    logout: () => action.mutate({ body: { accessToken: readTokens()?.accessToken ?? '' } }),
    busy: action.isPending,
  };
}
