import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAverageMoney, formatMoney } from './format-money.ts';

test('money is written with a dollar sign and its thousands apart', () => {
  expect(formatMoney(0)).toBe('$0');
  expect(formatMoney(1250)).toBe('$1,250');
  expect(formatAverageMoney(1250.4)).toBe('$1,250.40');
});

test('a loss has a minus sign before the dollar sign', () => {
  expect(formatMoney(-40)).toBe('\u2212$40');
  expect(formatMoney(-1250)).toBe('\u2212$1,250');
});

test('no amount loses a digit', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      const digits = formatMoney(amount).replaceAll(/[$,]/g, '').replace('\u2212', '-');
      expect(Number(digits)).toBe(amount === 0 ? 0 : amount);
    }),
  );
});
