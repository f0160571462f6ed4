import { expect, test } from 'vitest';

import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');

test.each([
  ['2026-10-01T11:50:00Z', 'now'],
  ['2026-10-01T12:01:00Z', 'now'],
  ['2026-10-01T11:40:00Z', '20 minutes ago'],
  ['2026-10-01T09:30:00Z', '2 hours ago'],
  ['2026-09-30T11:00:00Z', 'yesterday'],
  ['2026-09-26T12:00:00Z', '5 days ago'],
])('%s was %s', (moment, words) => {
  expect(timeAgo(moment, NOW)).toBe(words);
});
