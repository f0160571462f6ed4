import { useState } from 'react';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toast } from '../../ui/toast.ts';
import { mailStopOf } from './mail-stop.ts';

/**
 * Returns the call that has a letter sent, and the sentence that says when one can be sent again;
 * null while one can. Other refusals are told by a toast.
 */
export function useMailRequest<Call extends 'POST /auth/forgot' | 'POST /auth/resend'>(
  call: Call,
  onSuccess: () => void = () => undefined,
) {
  const [stop, setStop] = useState<string | null>(null);
  const request = useApiMutation(call, {
    onSuccess: () => {
      setStop(null);
      onSuccess();
    },
    onError: (error) => {
      const sentence = mailStopOf(error, new Date());
      setStop(sentence);
      if (sentence === null) toast.bad(error.message);
    },
  });
  return { ...request, stop };
}
