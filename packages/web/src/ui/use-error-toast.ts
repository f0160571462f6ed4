import { useEffect } from 'react';

import type { CallRefused } from '../api/call-refused.ts';
import { toast } from './toast.ts';

/** Says once in a toast that a call failed: 'Error fetching wallet: …'. The page says it too, where it stays. */
export function useErrorToast(what: string, error: CallRefused | null, ms?: number): void {
  useEffect(() => {
    if (error !== null) toast.bad(`${what}: ${error.message}`, ms);
  }, [what, error, ms]);
}
