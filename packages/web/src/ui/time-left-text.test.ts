import { expect, test } from 'vitest';

import { timeLeftText } from './time-left-text.ts';

test.each([
  [2 * 86_400_000 + 4 * 3_600_000 + 59_000, '2 days, 4 hours'],
  [86_400_000, '1 day'],
  [3_600_000 + 60_000, '1 hour, 1 minute'],
  [59 * 60_000 + 59_999, '59 minutes'],
  [59_001, '60 seconds'],
  [1, '1 second'],
  [0, 'no time'],
])('%i ms that are left are %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});
