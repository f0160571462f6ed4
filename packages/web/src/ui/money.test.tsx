import { expect, test } from 'vitest';

import { formatMoney } from './money.tsx';

test('money is written with a dollar sign and its thousands apart', () => {
  expect(formatMoney(0)).toBe('$0');
  expect(formatMoney(1250)).toBe('$1,250');
});

test('a loss has a minus sign before the dollar sign', () => {
  expect(formatMoney(-40)).toBe('\u2212$40');
});
