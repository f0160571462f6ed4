import { expect, test } from 'vitest';

import { standingText } from './live-words.ts';

test('whether a live game is rated is told with why not', () => {
  const told = (
    unratedReason: Parameters<typeof standingText>[0]['unratedReason'],
    isRated = false,
  ) => standingText({ isRated, unratedReason, isDisputed: false });
  expect(told(null, true)).toBe('Rated.');
  expect(told(null)).toBe('Not rated.');
  expect(told('by_wish')).toBe('Not rated: the invitation says so.');
  expect(told('annulled')).toContain('for the first time');
});
