import { expect, test } from 'vitest';

import { printingTimeLeft, timeLeftText } from './printing-progress.ts';

const TOTAL = 153;

test('the presses print on at the rate that was seen', () => {
  const first = { at: 1000, seasonsMade: 20 };
  expect(printingTimeLeft(first, { at: 11_000, seasonsMade: 40 }, TOTAL)).toBe(56_500);
  expect(printingTimeLeft(first, { at: 31_000, seasonsMade: TOTAL }, TOTAL)).toBe(0);
});

test('nothing is told of two or three seasons, nor of a press that stands still', () => {
  const first = { at: 0, seasonsMade: 20 };
  expect(printingTimeLeft(first, { at: 3000, seasonsMade: 23 }, TOTAL)).toBeNull();
  expect(printingTimeLeft(first, { at: 60_000, seasonsMade: 20 }, TOTAL)).toBeNull();
  expect(printingTimeLeft(first, first, TOTAL)).toBeNull();
});

test('the time left is told in words', () => {
  expect(
    [0, 14_000, 15_000, 44_000, 45_000, 89_000, 90_000, 240_000].map((ms) => timeLeftText(ms)),
  ).toEqual([
    'in a moment',
    'in a moment',
    'in half a minute',
    'in half a minute',
    'in about a minute',
    'in about a minute',
    'in about 2 minutes',
    'in about 4 minutes',
  ]);
});
