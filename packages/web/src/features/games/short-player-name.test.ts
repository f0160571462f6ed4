import { expect, test } from 'vitest';

import { shortPlayerName } from './short-player-name.ts';

test.each([
  ['Cy Young', 'C. Young'],
  ['Elly De La Cruz', 'E. De La Cruz'],
  ['Ken Griffey Jr.', 'K. Griffey Jr.'],
  ['J.D. Martinez', 'J.D. Martinez'],
  ['Ichiro', 'Ichiro'],
])('%s is %s beside a base', (name, short) => {
  expect(shortPlayerName(name)).toBe(short);
});
