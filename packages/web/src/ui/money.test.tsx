import { expect, test } from 'vitest';

import { moneyText } from './money.tsx';

test('money is written with a dollar sign and its thousands apart', () => {
  expect(moneyText(0)).toBe('$0');
  expect(moneyText(1250)).toBe('$1,250');
});

test('a loss has a minus sign before the dollar sign', () => {
  expect(moneyText(-40)).toBe('\u2212$40');
});
