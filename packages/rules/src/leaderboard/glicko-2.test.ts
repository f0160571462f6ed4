import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import {
  GLICKO_START,
  afterIdlePeriods,
  afterPeriod,
  type GlickoRating,
  type GlickoResult,
} from './glicko-2.ts';

const against = (rating: number, deviation: number, score: 0 | 1): GlickoResult => ({
  opponent: { rating, deviation },
  score,
});

test('the worked example of the paper', () => {
  const after = afterPeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    against(1400, 30, 1),
    against(1550, 100, 0),
    against(1700, 300, 0),
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('without a result only the deviation grows, as step 6 of the paper says', () => {
  const player = { rating: 1700, deviation: 50, volatility: 0.06 };
  const after = afterPeriod(player, []);
  expect(after).toEqual({ ...player, deviation: Math.hypot(50, 0.06 * 173.7178) });
  expect(afterIdlePeriods(player, 2).deviation).toBeCloseTo(afterPeriod(after, []).deviation, 9);
  expect(afterIdlePeriods(player, 0)).toEqual(player);
});

test('after years nothing more is known than of a newcomer', () => {
  const player = { rating: 2000, deviation: 40, volatility: 0.06 };
  expect(afterIdlePeriods(player, 10_000).deviation).toBe(GLICKO_START.deviation);
});

describe('of any players and results', () => {
  const cases = Array.from({ length: 300 }, (_, seed) => {
    const dice = new SeededDice(Number(process.env['PROPERTY_SEED'] ?? 0) * 1000 + seed);
    const between = (low: number, high: number) => low + dice.fraction('any') * (high - low);
    const player: GlickoRating = {
      rating: between(600, 2600),
      deviation: between(30, 350),
      volatility: between(0.03, 0.2),
    };
    const results = Array.from({ length: 1 + Math.floor(between(0, 12)) }, () =>
      against(between(600, 2600), between(30, 350), dice.fraction('score') < 0.5 ? 0 : 1),
    );
    return { player, results };
  });

  test('a win never lowers a rating and a loss never raises one', () => {
    for (const { player, results } of cases) {
      const [{ opponent }] = results as [GlickoResult];
      const won = afterPeriod(player, [{ opponent, score: 1 }]).rating;
      const lost = afterPeriod(player, [{ opponent, score: 0 }]).rating;
      expect(won).toBeGreaterThan(player.rating);
      expect(lost).toBeLessThan(player.rating);
    }
  });

  test('the order of a period does not matter', () => {
    for (const { player, results } of cases) {
      const [one, other] = [
        afterPeriod(player, results),
        afterPeriod(player, results.toReversed()),
      ];
      expect(one.rating).toBeCloseTo(other.rating, 6);
      expect(one.deviation).toBeCloseTo(other.deviation, 6);
      expect(one.volatility).toBeCloseTo(other.volatility, 6);
    }
  });

  test('figures stay finite, and deviations within bounds', () => {
    for (const { player, results } of cases) {
      const { rating, deviation, volatility } = afterPeriod(player, results);
      expect(Number.isFinite(rating)).toBe(true);
      expect(deviation).toBeGreaterThan(0);
      expect(deviation).toBeLessThanOrEqual(GLICKO_START.deviation);
      expect(volatility).toBeGreaterThan(0);
      expect(volatility).toBeLessThan(1);
    }
  });

  test('winners of a game gain what the losers lose, where both are known alike', () => {
    const player = { rating: 1500, deviation: 120, volatility: 0.06 };
    const gained = afterPeriod(player, [against(1500, 120, 1)]).rating - 1500;
    const lost = 1500 - afterPeriod(player, [against(1500, 120, 0)]).rating;
    expect(gained).toBeCloseTo(lost, 9);
  });
});
