import { expect, test } from 'vitest';

import { ApiError } from '../../api/api-error.ts';
import { mailStopOf } from './mail-stop.ts';

const refusal = (code: string, retryAfter?: number) =>
  new ApiError(429, {
    error: 'A sentence.',
    code,
    ...(retryAfter === undefined ? {} : { details: { retryAfter } }),
  });
const atNoon = new Date(2026, 10, 22, 12, 0, 30);

test('who asked for too many letters is told when the next one can be sent, by the clock', () => {
  expect(mailStopOf(refusal('too_many_attempts', 1441), atNoon)).toMatch(
    /in 25 minutes, at 12:25\sPM/,
  );
});

test('a wait of a minute is told without a clock', () => {
  expect(mailStopOf(refusal('too_many_attempts', 12), atNoon)).toContain('sent in a minute.');
  expect(mailStopOf(refusal('too_many_attempts'), atNoon)).toContain('sent in a minute.');
});

test('no other refusal is about letters', () => {
  expect(mailStopOf(refusal('too_many_requests', 3), atNoon)).toBeNull();
  expect(mailStopOf(new Error('offline'), atNoon)).toBeNull();
});
