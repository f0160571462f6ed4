import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { callApi } from '../../api/api-client.ts';
import { messageOf } from '../../api/api-error.ts';
import { clearUserCache } from '../../api/current-user.ts';
import { readTokens, removeTokens } from '../../api/stored-tokens.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Returns a function that ends the session, removes the tokens and navigates to /login. It calls
 * the API without a mutation hook, whose code every first page would then carry.
 */
export function useLogout(): { readonly logout: () => void; readonly busy: boolean } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const logout = async () => {
    setBusy(true);
    try {
      const { accessToken = '' } = readTokens() ?? {};
      await callApi('POST /auth/logout', { body: { accessToken } });
      removeTokens();
      clearUserCache(queryClient);
      toast.good('Logout successful');
      void navigate('/login');
    } catch (error) {
      toast.bad(`Logout failed: ${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { logout: () => void logout(), busy };
}
