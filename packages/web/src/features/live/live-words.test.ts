import { expect, test } from 'vitest';

import { standingText } from './live-words.ts';

test('whether a live game is rated is told with why not', () => {
  expect(standingText({ isRated: true, unratedReason: null })).toBe('Rated.');
  expect(standingText({ isRated: false, unratedReason: null })).toBe('Not rated.');
  expect(standingText({ isRated: false, unratedReason: 'by_wish' })).toBe(
    'Not rated: the invitation says so.',
  );
  expect(standingText({ isRated: false, unratedReason: 'annulled' })).toContain(
    'for the first time',
  );
});
