import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/api-error.ts';
import { useUser } from '../../api/current-user.ts';
import { invalidateStaleQueries } from '../../api/stale-queries.ts';
import { toast } from '../../ui/toast.ts';
import { PushRefusal, subscribeToPush } from './subscribe-to-push.ts';

/** Returns the mutation that switches notifications on in this browser, with the program's key. */
export function usePushSwitch() {
  const queryClient = useQueryClient();
  const { userID } = useUser();
  return useMutation<void, Error, string>({
    mutationFn: (publicKey) => subscribeToPush(userID, publicKey),
    onSuccess: () => {
      invalidateStaleQueries(queryClient, 'POST /notifications/browsers');
      toast.good('This browser will tell you');
    },
    onError: (error) => toast.bad(error instanceof PushRefusal ? error.message : messageOf(error)),
  });
}
