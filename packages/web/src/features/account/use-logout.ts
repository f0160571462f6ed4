import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { callApi } from '../../api/api-client.ts';
import { messageOf } from '../../api/api-error.ts';
import { isDisconnected } from '../../api/connection.ts';
import { clearUserCache } from '../../api/current-user.ts';
import { readTokens, removeTokens } from '../../api/stored-tokens.ts';
import { dropPushSubscription } from '../../offline/push-subscription.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Returns a function that ends the session, removes the tokens, what was kept to be read offline
 * and the browser's notifications, and navigates to /login. It calls the API without a mutation
 * hook, whose code every first page would then carry.
 */
export function useLogout(): { readonly logout: () => void; readonly busy: boolean } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = (message: string) => {
    removeTokens();
    void dropPushSubscription();
    clearUserCache(queryClient);
    toast.good(message);
    void navigate('/login');
  };
  const logout = async () => {
    setBusy(true);
    try {
      const { accessToken = '' } = readTokens() ?? {};
      await callApi('POST /auth/logout', { body: { accessToken } });
      leave('Logout successful');
    } catch (error) {
      // Whoever logs out wants nothing of theirs to be seen here any more, and cannot wait for the
      // connection. Without its tokens the server's session is of no use to anybody.
      if (isDisconnected()) leave('Logged out of this browser');
      else toast.bad(`Logout failed: ${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { logout: () => void logout(), busy };
}
