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

test('steals are worth a fifth of a run each, and a runner caught costs two fifths', () => {
  // 650 x .25 times on first, an attempt in ten: 16.25, of which seven in ten succeed.
  const usual = { attempts: 0.1, success: 0.7 };
  const runs = 16.25 * (0.7 * 0.2 - 0.3 * 0.4);
  expect(batter({ steals: usual }).value - batter().value).toBeCloseTo(0.6 * runs, 9);
});

test('no thief gains more than eight runs by stealing, and none loses more than four', () => {
  const value = (success: number) => batter({ steals: { attempts: 0.9, success } }).value;
  expect(value(1) - batter().value).toBeCloseTo(0.6 * 8, 9);
  expect(value(0.1) - batter().value).toBeCloseTo(0.6 * -4, 9);
});

test('ten points of speed are worth six tenths of a run', () => {
  expect(batter({ speed: 60 }).value - batter().value).toBeCloseTo(0.6, 9);
});

test.each([
  ['C', 3],
  ['SS', 2.5],
  ['2B', 1.25],
  ['3B', 0.75],
  ['CF', 0.75],
  ['LF', -1.5],
  ['RF', -1.5],
  ['OF', -1.5],
  ['1B', -2.5],
  ['DH', -3.5],
] as const)('a player at %s is worth %f runs more than the bat', (position, runs) => {
  const atPosition = batter({ positions: [position], errorRate: 0 }).value;
  const atPitcher = batter({ positions: ['SP'], errorRate: 0 }).value;
  expect(atPosition - atPitcher).toBeCloseTo(runs, 9);
});

test('one error in fifty outs costs a fielder six runs, and who is a designated hitter as well too', () => {
  const sure = batter({ errorRate: 0 }).value;
  // An eighth of 162 games of 38.5 batters; 52% of them put a ball in play for an out.
  const runs = ((162 * 38.5) / 8) * 0.52 * 0.02 * (0.47 + 0.26);
  expect(sure - batter({ errorRate: 0.02 }).value).toBeCloseTo(runs, 9);
  expect(
    batter({ positions: ['LF', 'DH'], errorRate: 0 }).value -
      batter({ positions: ['LF', 'DH'], errorRate: 0.02 }).value,
  ).toBeCloseTo(runs, 9);
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

const pitcher = (card: Partial<Parameters<typeof pitcherStrength>[0]> = {}, seasonLength = 1) =>
  pitcherStrength(
    { shares: NO_MODIFIERS, outs: 600, isStarter: true, ...card },
    AVERAGE,
    seasonLength,
  );

/** Runs that the average batter makes of a plate appearance, times 38.5. */
const RUNS_ALLOWED = 38.5 * 0.00082;

test.each([
  ['starter of 250 innings', true, 250, 0.25],
  ['starter of 150 innings', true, 150, -0.025],
  ['starter of 50 innings', true, 50, -0.3],
  ['starter of 10 innings', true, 10, -0.3],
  ['reliever of 95 innings', false, 95, 0.25 - 0.45],
  ['reliever of 55 innings', false, 55, -0.025 - 0.45],
  ['reliever of 15 innings', false, 15, -0.3 - 0.45],
])('an average %s is worth what the innings are', (_what, isStarter, innings, runs) => {
  expect(pitcher({ isStarter, outs: 3 * innings }).value).toBeCloseTo(runs - RUNS_ALLOWED, 9);
});

test('in a season of half the games half of the innings are as many', () => {
  const half = pitcher({ outs: 225 }, 0.5);
  expect(half).toEqual(pitcher({ outs: 450 }));
  expect(pitcher({ outs: 60 * 3 }, 0.5).cap).toBe(92);
});

test('who turns hits into outs saves runs', () => {
  expect(pitcher({ shares: { ...NO_MODIFIERS, h9l: 0.2 } }).value).toBeGreaterThan(pitcher().value);
});

test('long service counts, up to 250 innings', () => {
  expect(pitcher({ outs: 750 }).value).toBeGreaterThan(pitcher({ outs: 300 }).value);
  expect(pitcher({ outs: 1500 }).value).toBe(pitcher({ outs: 750 }).value);
});

test.each([
  [true, 59, 58],
  [true, 60, 68],
  [true, 149, 68],
  [true, 150, 82],
  [true, 269, 82],
  [true, 270, 92],
  [true, 389, 92],
  [true, 390, 100],
  [false, 29, 58],
  [false, 30, 68],
  [false, 74, 68],
  [false, 75, 82],
  [false, 119, 82],
  [false, 120, 92],
  [false, 149, 92],
  [false, 150, 100],
])('starter %s with %d outs may have %d', (isStarter, outs, cap) => {
  expect(pitcher({ isStarter, outs }).cap).toBe(cap);
});
