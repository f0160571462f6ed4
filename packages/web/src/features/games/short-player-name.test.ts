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

test.each([
  ['Chan Ho Park', 'Park', 'C. Park'],
  ['Home Run Baker', 'Baker', 'H. Baker'],
  ['Elly De La Cruz', 'De La Cruz', 'E. De La Cruz'],
  ['J.D. Martinez', 'Martinez', 'J.D. Martinez'],
  ['Ichiro', 'Ichiro', 'Ichiro'],
])('%s, whose surname is %s, is %s', (name, surname, short) => {
  expect(shortPlayerName(name, surname)).toBe(short);
});
