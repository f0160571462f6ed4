import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBatter, aSide } from '../../testing/player-builders.ts';
import { compilePlayer, compileSide } from '../engine/compile-setup.ts';
import { FIELDERS } from '../lineup-slots.ts';
import {
  ERROR_SHARES,
  errorRateAt,
  findFielderAt,
  rescaleInPart,
  sumErrorChances,
} from './gloves.ts';

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ALL = Object.values(ERROR_SHARES).reduce((sum, share) => sum + share, 0);

const chancesOf = (rates: readonly number[]): readonly number[] => {
  const players = NINE.map((index) => compilePlayer(aBatter({ errorRate: rates[index] ?? 0 })));
  return sumErrorChances(players, NINE);
};
const chanceOfNine = (sums: readonly number[]): number => sums[FIELDERS.length - 1] as number;

describe('the chance of an error', () => {
  test('is the rate of the cards, times the share of errors that put a batter on', () => {
    expect(chanceOfNine(chancesOf(NINE.map(() => 0.04)))).toBeCloseTo(0.04 * ALL);
  });

  test('rises more with a poor shortstop than with a poor first baseman', () => {
    const withPoor = (place: number) =>
      chanceOfNine(chancesOf(NINE.map((index) => (index === place ? 0.1 : 0.02))));
    const even = chanceOfNine(chancesOf(NINE.map(() => 0.02)));
    expect(withPoor(4) - even).toBeGreaterThan(1.4 * (withPoor(1) - even));
  });

  test('counts the outfielders and, as the others are, the pitcher', () => {
    const perfect = chanceOfNine(chancesOf(NINE.map((index) => (index === 6 ? 0.1 : 0))));
    expect(perfect).toBeCloseTo((0.1 * ERROR_SHARES.CF * ALL) / (ALL - ERROR_SHARES.P));
  });

  test('of the designated hitter does not count', () => {
    expect(chanceOfNine(chancesOf(NINE.map((index) => (index === 8 ? 0.2 : 0))))).toBe(0);
  });

  test('is worse at a position that is not on the card', () => {
    const side = aSide('V');
    const second = { ...aBatter(), positions: ['2B'] as const };
    const players = side.players.map((player, index) => (index === 4 ? second : player));
    const at = (source: typeof side) =>
      errorRateAt(sumErrorChances(compileSide(source).players, NINE), FIELDERS.indexOf('SS'));
    expect(at({ ...side, players })).toBeCloseTo(1.5 * at(side));
  });
});

test('whoever errs, their part of the chance is their share of it', () => {
  const rate = fc.double({ min: 0.001, max: 0.2, noNaN: true });
  const rates = fc.array(rate, { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(rates, fc.double({ min: 0, max: 0.999, noNaN: true }), (nine, part) => {
      const sums = chancesOf(nine);
      const drawn = part * chanceOfNine(sums);
      const index = findFielderAt(sums, drawn);
      const within = rescaleInPart(sums, index, drawn);
      expect(within).toBeGreaterThanOrEqual(0);
      expect(within).toBeLessThan(1 + 1e-9);
      const rateAt = index === 0 ? errorRateAt(sums, 1) : errorRateAt(sums, index);
      expect(rateAt).toBeCloseTo(nine[Math.max(0, index - 1)] ?? 0, 9);
    }),
  );
});
