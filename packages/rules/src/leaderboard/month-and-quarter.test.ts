import { describe, expect, test } from 'vitest';
import {
  monthCode,
  monthName,
  monthOf,
  parseMonthCode,
  monthsUntil,
  periodKeysOf,
  quarterCode,
  quarterName,
  parseQuarterCode,
  quartersUntil,
} from './month-and-quarter.ts';

const NOW = monthOf('2026-06-15T12:00:00.000Z');

describe('the months that have boards', () => {
  test('go from January 2025 to now, the newest first', () => {
    const months = monthsUntil(NOW);
    expect(months).toHaveLength(18);
    expect(months.map(monthName).slice(0, 7)).toEqual([
      'Jun 2026',
      'May 2026',
      'Apr 2026',
      'Mar 2026',
      'Feb 2026',
      'Jan 2026',
      'Dec 2025',
    ]);
    expect(months.at(-1)).toEqual({ year: 2025, month: 1 });
  });

  test('are none before January 2025', () => {
    expect(monthsUntil({ year: 2024, month: 12 })).toEqual([]);
    expect(quartersUntil({ year: 2024, month: 12 })).toEqual([]);
  });

  test('are named in addresses by two digits of the year and two of the month', () => {
    expect(monthCode({ year: 2025, month: 1 })).toBe('2501');
    expect(parseMonthCode('2501', NOW)).toEqual({ year: 2025, month: 1 });
    expect(parseMonthCode('2606', NOW)).toEqual({ year: 2026, month: 6 });
  });

  test.each(['2607', '2412', '2500', '2513', '9901', '251', '25011', 'abcd', '', '２５０１'])(
    '%s is none of them',
    (code) => {
      expect(parseMonthCode(code, NOW)).toBeNull();
    },
  );
});

describe('the quarters', () => {
  test('go from the first of 2025 to the present one', () => {
    expect(quartersUntil(NOW).map(quarterName)).toEqual([
      'Q2 2026',
      'Q1 2026',
      'Q4 2025',
      'Q3 2025',
      'Q2 2025',
      'Q1 2025',
    ]);
    expect(quartersUntil({ year: 2025, month: 4 }).map(quarterCode)).toEqual(['25Q2', '25Q1']);
  });

  test('are found by their code', () => {
    expect(parseQuarterCode('25q4', NOW)).toEqual({ year: 2025, quarter: 4 });
    expect(parseQuarterCode('26Q3', NOW)).toBeNull();
    expect(parseQuarterCode('25Q5', NOW)).toBeNull();
  });
});

test('the last millisecond of a month counts in it, the next in the following one', () => {
  expect(periodKeysOf(monthOf('2025-03-31T23:59:59.999Z'))).toEqual([0, 251, 2503]);
  expect(periodKeysOf(monthOf('2025-04-01T00:00:00.000Z'))).toEqual([0, 252, 2504]);
});

test('no two periods of the century are kept under one number', () => {
  const months = monthsUntil({ year: 2099, month: 12 });
  const keys = new Set(months.flatMap((month) => periodKeysOf(month)));
  expect(keys.size).toBe(1 + 75 * 4 + 75 * 12);
});
