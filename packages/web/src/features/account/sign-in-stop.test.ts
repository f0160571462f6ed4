import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { signInStopOf } from './sign-in-stop.ts';

const refusal = (code: string, retryAfter?: number) =>
  new ApiError(code === 'too_many_attempts' ? 429 : 401, {
    error: 'A sentence.',
    code,
    ...(retryAfter === undefined ? {} : { details: { retryAfter } }),
  });

test('who is stopped by wrong passwords is told how long, and that a new one ends it', () => {
  const stop = signInStopOf(refusal('too_many_attempts', 899));
  expect(stop?.sentence).toContain('in 15 minutes');
  expect(stop?.endsByNewPassword).toBe(true);
  expect(signInStopOf(refusal('too_many_attempts', 61))?.sentence).toContain('in 2 minutes');
});

test('who tried too often within a minute waits: a new password would not help', () => {
  const stop = signInStopOf(refusal('too_many_attempts', 60));
  expect(stop?.sentence).toContain('within a minute');
  expect(stop?.endsByNewPassword).toBe(false);
  expect(signInStopOf(refusal('too_many_attempts'))?.endsByNewPassword).toBe(false);
});

test('a wrong password, or no network, is no stop', () => {
  expect(signInStopOf(refusal('wrong_credentials'))).toBeNull();
  expect(signInStopOf(new Error('offline'))).toBeNull();
  expect(signInStopOf(null)).toBeNull();
});
