import { expect, test } from 'vitest';

import { chanceInHundredText } from './chance-in-hundred.ts';

test('a chance is said in hundredths, and no game is certain', () => {
  expect([0.617, 0.5, 0, 0.003, 1].map(chanceInHundredText)).toEqual([
    '62 in 100',
    '50 in 100',
    '1 in 100',
    '1 in 100',
    '99 in 100',
  ]);
});
