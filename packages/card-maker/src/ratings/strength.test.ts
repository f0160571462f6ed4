import { expect, test } from 'vitest';
import { NO_MODIFIERS } from '../dice/pitcher-adjusted-rates.ts';
import { batterStrength } from './batter-strength.ts';
import { pitcherStrength } from './pitcher-strength.ts';

const AVERAGE = { H1: 0.16, H2: 0.042, H3: 0.006, HR: 0.026, BB: 0.09, SO: 0.15, OO: 0.526 };

const batter = (card: Partial<Parameters<typeof batterStrength>[0]> = {}, seasonLength = 1) =>
  batterStrength(
    {
      rates: AVERAGE,
      speed: 50,
      steals: { attempts: 0, success: 0.7 },
      positions: ['LF'],
      plateAppearances: 600,
      errorRate: 0.02,
      ...card,
    },
    NO_MODIFIERS,
    seasonLength,
  );

test('ten home runs instead of outs are worth sixteen or seventeen runs', () => {
  const more = { ...AVERAGE, HR: AVERAGE.HR + 10 / 650, OO: AVERAGE.OO - 10 / 650 };
  expect(batter({ rates: more }).value - batter().value).toBeCloseTo(16.6, 9);
});

test('a shortstop is worth more than a first baseman of the same bat', () => {
  expect(batter({ positions: ['SS'] }).value - batter({ positions: ['1B'] }).value).toBe(5);
});

test('of two positions the more valuable one counts', () => {
  expect(batter({ positions: ['1B', 'C'] }).value).toBe(batter({ positions: ['C'] }).value);
});

test('bare hands cost runs, but not to a designated hitter', () => {
  expect(batter({ errorRate: 0.1 }).value).toBeLessThan(batter().value);
  expect(batter({ positions: ['DH'], errorRate: 0.1 }).value).toBe(
    batter({ positions: ['DH'] }).value,
  );
});

test('steals that fail half of the time cost runs', () => {
  const steals = { attempts: 0.2, success: 0.5 };
  expect(batter({ steals }).value).toBeLessThan(batter().value);
});

test.each([
  [59, 60],
  [149, 70],
  [299, 82],
  [399, 92],
  [400, 100],
])('%d plate appearances allow a rating of %d', (plateAppearances, cap) => {
  expect(batter({ plateAppearances }).cap).toBe(cap);
});

test('in a season of 60 games, 150 plate appearances are a full season’s work', () => {
  expect(batter({ plateAppearances: 150 }, 60 / 162).cap).toBe(100);
});

const pitcher = (card: Partial<Parameters<typeof pitcherStrength>[0]> = {}) =>
  pitcherStrength({ shares: NO_MODIFIERS, outs: 600, isStarter: true, ...card }, AVERAGE, 1);

test('who turns hits into outs saves runs', () => {
  expect(pitcher({ shares: { ...NO_MODIFIERS, h9l: 0.2 } }).value).toBeGreaterThan(pitcher().value);
});

test('long service counts, up to 250 innings', () => {
  expect(pitcher({ outs: 750 }).value).toBeGreaterThan(pitcher({ outs: 300 }).value);
  expect(pitcher({ outs: 1500 }).value).toBe(pitcher({ outs: 750 }).value);
});

test.each([
  [true, 59, 58],
  [true, 389, 92],
  [true, 390, 100],
  [false, 29, 58],
  [false, 150, 100],
])('starter %s with %d outs may have %d', (isStarter, outs, cap) => {
  expect(pitcher({ isStarter, outs }).cap).toBe(cap);
});
