import {
  countAttempt,
  type AttemptLimit,
  type AttemptSubject,
  type TooManyAttempts,
} from '../platform/sign-in-and-email-limits.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Counts an attempt of a client address, a username or a user against one of the account's limits.
 */
export const countAccountAttempt = (
  { database, clock, limitsFactor }: AccountServices,
  limit: AttemptLimit,
  subject: string | AttemptSubject,
): Promise<{ ok: true } | TooManyAttempts> =>
  countAttempt(database, {
    limit,
    ...(typeof subject === 'string' ? { subject } : subject),
    now: clock(),
    factor: limitsFactor,
  });
