import { expect, test } from 'vitest';

import { buildBalanceLine, CHART_SIZE } from './balance-line.ts';

// Newest first, as the wallet call returns them.
const CHANGES = [
  { amount: -100, balance: 100 },
  { amount: 150, balance: 200 },
  { amount: 50, balance: 50 },
];

test('the line goes in steps from the balance before the oldest change to the present one', () => {
  expect(buildBalanceLine(CHANGES)).toMatchObject({
    line: 'M0 100V100H150V75H300V0H450V50H600',
    first: 0,
    last: 100,
    lowest: 0,
    highest: 200,
  });
});

test('the area stands on zero, so that twice the money is twice as high', () => {
  expect(buildBalanceLine(CHANGES)?.area).toMatch(new RegExp(`V${CHART_SIZE.height}H0Z$`));
});

test('an empty wallet stays on the ground', () => {
  const nothing = [
    { amount: -5, balance: 0 },
    { amount: 5, balance: 5 },
    { amount: 0, balance: 0 },
  ];
  expect(buildBalanceLine(nothing)?.line).toBe('M0 100V100H150V100H300V0H450V100H600');
});

test('two changes are no line yet', () => {
  expect(buildBalanceLine(CHANGES.slice(1))).toBeNull();
});
