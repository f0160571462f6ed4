import { ApiError } from '../../api/api-error.ts';

/** Why no password is looked at for a while. */
export interface SignInStop {
  readonly sentence: string;
  /** Whether a new password ends it: a stop of a minute is one of the network, not of the name. */
  readonly endsByNewPassword: boolean;
}

const MINUTE_S = 60;

/** Returns the stop that a login was refused by; null for any other error. */
export function signInStopOf(error: unknown): SignInStop | null {
  if (!(error instanceof ApiError) || error.code !== 'too_many_attempts') return null;
  const { retryAfter = 0 } = (error.details ?? {}) as { readonly retryAfter?: number };
  if (retryAfter <= MINUTE_S) {
    return {
      sentence: 'Too many tries within a minute. Catch your breath, then step in again.',
      endsByNewPassword: false,
    };
  }
  const minutes = Math.ceil(retryAfter / MINUTE_S);
  return {
    sentence: `Too many wrong passwords were tried for this name. The gate opens again in ${minutes} minutes; a new password opens it at once.`,
    endsByNewPassword: true,
  };
}
