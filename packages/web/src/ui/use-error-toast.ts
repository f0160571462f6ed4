import { useEffect } from 'react';

import type { ApiError } from '../api/api-error.ts';
import { toast } from './toast.ts';

/**
 * Shows a failed call in a toast, once: 'Error fetching wallet: …'. `what` is the part before ':'.
 */
export function useErrorToast(what: string, error: ApiError | null, ms?: number): void {
  useEffect(() => {
    if (error !== null) toast.bad(`${what}: ${error.message}`, ms);
  }, [what, error, ms]);
}
