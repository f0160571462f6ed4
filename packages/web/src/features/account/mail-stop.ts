import { ApiError } from '../../api/api-error.ts';

const MINUTE_S = 60;

/**
 * Returns when a letter can be sent again, as a sentence, where a request for one was refused since
 * there were too many; null for any other error. `now` is when the refusal came.
 */
export function mailStopOf(error: unknown, now: Date): string | null {
  if (!(error instanceof ApiError) || error.code !== 'too_many_attempts') return null;
  const { retryAfter = MINUTE_S } = (error.details ?? {}) as { readonly retryAfter?: number };
  const minutes = Math.ceil(retryAfter / MINUTE_S);
  const time = new Date(now.getTime() + minutes * MINUTE_S * 1000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });
  const wait = minutes === 1 ? 'in a minute' : `in ${minutes} minutes, at ${time}`;
  return `The next letter can be sent ${wait}. Until then, look for the last one among your spam.`;
}
