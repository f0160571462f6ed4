import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../time/utc-day.ts';
import { nextFridayCup, roundBegins, roundEnds, standingTeamsPlayFrom } from './cup-schedule.ts';

const next = (after: string) => new Date(nextFridayCup(Date.parse(after))).toISOString();

test('the cup of the week begins on Friday at 18:00 UTC', () => {
  expect(next('2026-11-25T22:00:00Z')).toBe('2026-11-27T18:00:00.000Z');
  expect(next('2026-11-27T17:59:59.999Z')).toBe('2026-11-27T18:00:00.000Z');
  expect(next('2026-11-27T18:00:00Z')).toBe('2026-12-04T18:00:00.000Z');
  expect(next('2026-11-28T00:00:00Z')).toBe('2026-12-04T18:00:00.000Z');
});

test('whenever one asks, the next cup is within a week, on a Friday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 4e12 }), (after) => {
      const begins = nextFridayCup(after);
      expect(begins).toBeGreaterThan(after);
      expect(begins - after).toBeLessThanOrEqual(7 * DAY_MS);
      expect(new Date(begins).getUTCDay()).toBe(5);
      expect(new Date(begins).getUTCHours()).toBe(18);
    }),
  );
});

test('each round follows the one before, and standing teams play from its middle on', () => {
  const times = { begins: Date.parse('2026-11-27T18:00:00Z'), roundHours: 24 };
  expect(roundBegins(times, 0)).toBe(times.begins);
  expect(roundEnds(times, 1)).toBe(roundBegins(times, 2));
  expect(new Date(roundEnds(times, 2)).toISOString()).toBe('2026-11-30T18:00:00.000Z');
  expect(new Date(standingTeamsPlayFrom(times, 1)).toISOString()).toBe('2026-11-29T06:00:00.000Z');
});
