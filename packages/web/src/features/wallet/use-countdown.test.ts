import { expect, test } from 'vitest';

import { formatCountdown } from './use-countdown.ts';

test('the time until the next claim counts down to the second', () => {
  expect(formatCountdown(((5 * 60 + 4) * 60 + 9) * 1000)).toBe('5 h 04 min 09 s');
  expect(formatCountdown(59_001)).toBe('0 h 01 min 00 s');
});

test('a moment that has come is no wait', () => {
  expect(formatCountdown(0)).toBeNull();
  expect(formatCountdown(-1000)).toBeNull();
});
