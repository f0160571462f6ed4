import { expect, test } from 'vitest';
import { GLICKO_START, afterPeriod, type GlickoResult } from '../leaderboard/glicko-2.ts';
import { MAX_DEFENCE_DEVIATION } from './challenge-limits.ts';
import { ratingAtStartOfDay, ratingOfDay } from './rating-of-day.ts';

const win: GlickoResult = { opponent: { rating: 1550, deviation: 80 }, score: 1 };
const loss: GlickoResult = { opponent: { rating: 1450, deviation: 80 }, score: 0 };
const settled = { rating: 1600, deviation: 50, volatility: 0.06 };

test('challenges of a day are one period, whichever ended first', () => {
  const rated = ratingOfDay(settled, { attacks: [win, loss], defences: [] });
  expect(rated).toEqual(afterPeriod(settled, [win, loss]));
});

test('of a defence a quarter of the change counts, and the deviation stays', () => {
  const whole = afterPeriod(settled, [loss]).rating - settled.rating;
  const { rating, deviation, volatility } = ratingOfDay(settled, { attacks: [], defences: [loss] });
  expect(rating - settled.rating).toBeCloseTo(whole / 4, 9);
  expect({ deviation, volatility }).toEqual({
    deviation: settled.deviation,
    volatility: settled.volatility,
  });
});

test('ten defences count for a quarter of one period, not for ten games', () => {
  const defences = Array.from({ length: 10 }, () => win);
  const whole = afterPeriod(settled, defences).rating - settled.rating;
  const { rating } = ratingOfDay(settled, { attacks: [], defences });
  expect(rating - settled.rating).toBeCloseTo(whole / 4, 9);
});

test('a newcomer is moved by a defence as somebody is whose rating is known', () => {
  const known = { ...GLICKO_START, deviation: MAX_DEFENCE_DEVIATION };
  const day = { attacks: [], defences: [win] };
  expect(ratingOfDay(GLICKO_START, day).rating).toBe(ratingOfDay(known, day).rating);
  expect(ratingOfDay(GLICKO_START, day).deviation).toBe(GLICKO_START.deviation);
});

test('attacks and defences of a day add up', () => {
  const both = ratingOfDay(settled, { attacks: [win], defences: [loss] });
  const attack = ratingOfDay(settled, { attacks: [win], defences: [] });
  const defence = ratingOfDay(settled, { attacks: [], defences: [loss] });
  expect(both.rating).toBeCloseTo(attack.rating + defence.rating - settled.rating, 9);
  expect(both.deviation).toBe(attack.deviation);
});

test('days without a result widen the deviation, the day after one does not', () => {
  const lastDay = Date.UTC(2026, 0, 1);
  const begun = (day: number) => ratingAtStartOfDay(settled, { lastDay, day });
  expect(begun(Date.UTC(2026, 0, 2))).toEqual(settled);
  expect(begun(Date.UTC(2026, 0, 3))).toEqual(afterPeriod(settled, []));
  expect(begun(Date.UTC(2026, 3, 1)).deviation).toBeGreaterThan(settled.deviation);
});
