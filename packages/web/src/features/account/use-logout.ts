import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toast } from '../../ui/toast.ts';
import { readTokens, removeTokens } from '../../api/stored-tokens.ts';
import { useApiMutation } from '../../api/query-hooks.ts';
import { clearUserCache } from '../../api/current-user.ts';

/** Returns a function that ends the session, removes the tokens and navigates to /login. */
export function useLogout(): { readonly logout: () => void; readonly busy: boolean } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const logout = useApiMutation('POST /auth/logout', {
    onSuccess: () => {
      removeTokens();
      clearUserCache(queryClient);
      toast.good('Logout successful');
      void navigate('/login');
    },
    onError: (error) => toast.bad(`Logout failed: ${error.message}`),
  });
  return {
    logout: () => logout.mutate({ body: { accessToken: readTokens()?.accessToken ?? '' } }),
    busy: logout.isPending,
  };
}
