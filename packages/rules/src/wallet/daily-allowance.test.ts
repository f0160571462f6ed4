import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAILY_ALLOWANCE, claimAllowance } from './daily-allowance.ts';

const timeOf = (text: string) => Date.parse(text);

test('a first claim is paid, and the next is at midnight UTC', () => {
  expect(claimAllowance(timeOf('2026-05-01T22:10:00Z'), null)).toEqual({
    ok: true,
    amount: DAILY_ALLOWANCE,
    nextClaim: timeOf('2026-05-02T00:00:00Z'),
  });
  expect(DAILY_ALLOWANCE).toBe(390);
});

test('a second claim on the same day waits for midnight UTC', () => {
  expect(
    claimAllowance(timeOf('2026-05-01T23:59:59.999Z'), timeOf('2026-05-01T00:00:00Z')),
  ).toEqual({
    ok: false,
    code: 'already_claimed',
    nextClaim: timeOf('2026-05-02T00:00:00Z'),
  });
});

test('a minute later it may be the next day', () => {
  expect(claimAllowance(timeOf('2026-05-02T00:00:00Z'), timeOf('2026-05-01T23:59:00Z')).ok).toBe(
    true,
  );
});

test('a clock set back pays nothing twice', () => {
  expect(claimAllowance(timeOf('2026-05-01T10:00:00Z'), timeOf('2026-05-02T10:00:00Z')).ok).toBe(
    false,
  );
});

test('however often one asks, a UTC day pays once', () => {
  const HOUR = 3_600_000;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 * 24 }), { maxLength: 100 }), (hours) => {
      let last: number | null = null;
      const paid: number[] = [];
      for (const hour of hours.toSorted((a, b) => a - b)) {
        const claim = claimAllowance(hour * HOUR, last);
        if (claim.ok) {
          paid.push(Math.floor(hour / 24));
          last = hour * HOUR;
        }
      }
      expect(paid).toEqual(
        [...new Set(hours.map((hour) => Math.floor(hour / 24)))].toSorted((a, b) => a - b),
      );
    }),
  );
});
