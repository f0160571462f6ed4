import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GLICKO_START, afterIdlePeriods, type GlickoRating } from '../leaderboard/glicko-2.ts';
import { afterTurnOfMonth, afterTurnsOfMonths, turnsBetween } from './ladder.ts';

const settled = { rating: 1800, deviation: 80, volatility: 0.06 };

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const ratings: fc.Arbitrary<GlickoRating> = fc.record({
  rating: number(400, 3000),
  deviation: number(20, GLICKO_START.deviation),
  volatility: number(0.03, 0.1),
});

test('the turn of a month brings a rating half-way to 1500', () => {
  expect(afterTurnOfMonth(settled).rating).toBe(1650);
  expect(afterTurnOfMonth({ ...settled, rating: 1300 }).rating).toBe(1400);
});

test('the deviation takes in by how much the rating was moved, the volatility stays', () => {
  const turned = afterTurnOfMonth(settled);
  expect(turned.deviation).toBeCloseTo(170, 9);
  expect(turned.volatility).toBe(settled.volatility);
});

test('a rating of 1500 stays as it is', () => {
  expect(afterTurnOfMonth({ ...settled, rating: 1500 })).toEqual({ ...settled, rating: 1500 });
});

test('of any two players the better one stays so, at half the distance, on the same side', () => {
  fc.assert(
    fc.property(ratings, ratings, (one, other) => {
      const [a, b] = [afterTurnOfMonth(one), afterTurnOfMonth(other)];
      expect(a.rating - b.rating).toBeCloseTo((one.rating - other.rating) / 2, 9);
      expect(Math.sign(a.rating - 1500)).toBe(Math.sign(one.rating - 1500));
    }),
  );
});

test('the deviation never shrinks, and never grows beyond a newcomer’s', () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 1, max: 30 }), (player, turns) => {
      const { deviation } = afterTurnsOfMonths(player, turns);
      expect(deviation).toBeGreaterThanOrEqual(player.deviation - 1e-9);
      expect(deviation).toBeLessThanOrEqual(GLICKO_START.deviation);
    }),
  );
});

test('months that are turned late are the same as each at its time, idle days between them', () => {
  const months = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(ratings, months, (player, idleDays) => {
      let monthly = player;
      for (const days of idleDays) monthly = afterTurnOfMonth(afterIdlePeriods(monthly, days));
      const allDays = idleDays.reduce((sum, days) => sum + days, 0);
      const late = afterIdlePeriods(afterTurnsOfMonths(player, idleDays.length), allDays);
      expect(late.rating).toBeCloseTo(monthly.rating, 9);
      expect(late.deviation).toBeCloseTo(monthly.deviation, 6);
    }),
  );
});

test('the turn of a year is one turn, a year is twelve', () => {
  const december = { year: 2026, month: 12 };
  expect(turnsBetween(december, december)).toBe(0);
  expect(turnsBetween(december, { year: 2027, month: 1 })).toBe(1);
  expect(turnsBetween(december, { year: 2027, month: 12 })).toBe(12);
  expect(turnsBetween({ year: 2027, month: 1 }, december)).toBe(0);
});
