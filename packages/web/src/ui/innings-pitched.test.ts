import { expect, test } from 'vitest';

import { inningsInThirds, inningsPitched } from './innings-pitched.ts';

test.each([
  [0, '0.0', '0'],
  [1, '0.3', '⅓'],
  [19, '6.3', '6⅓'],
  [20, '6.7', '6⅔'],
  [27, '9.0', '9'],
])('%i outs', (outs, decimal, thirds) => {
  expect(inningsPitched(outs)).toBe(decimal);
  expect(inningsInThirds(outs)).toBe(thirds);
});
