import { describe, expect, test } from 'vitest';
import {
  BATTING_STATS,
  battingValue,
  minOuts,
  PITCHING_STATS,
  pitchingValue,
  minPlateAppearances,
} from './board-statistics.ts';

test('the boards are those of the documents, and the win probability added', () => {
  expect(BATTING_STATS.join(', ')).toBe('AVG, OBP, SLG, OPS, H1, H2, H3, HR, R, RBI, BB, SB, WPA');
  expect(PITCHING_STATS.join(', ')).toBe('ERA, WHIP, K/9, W, SV, SO, IP, pWPA');
});

describe("a batter's statistics", () => {
  // 110 plate appearances: 100 at-bats with 19 singles, 6 doubles, 2 triples and 3 home runs, 9
  // walks, a sacrifice fly.
  const totals = {
    pa: 110,
    ab: 100,
    h1: 19,
    h2: 6,
    h3: 2,
    hr: 3,
    r: 15,
    rbi: 18,
    bb: 9,
    sb: 4,
    wpa: 12_400,
  };
  test.each([
    ['AVG', 0.3],
    ['OBP', 39 / 110],
    ['SLG', 0.49],
    ['OPS', 39 / 110 + 0.49],
    ['H1', 19],
    ['H2', 6],
    ['H3', 2],
    ['HR', 3],
    ['R', 15],
    ['RBI', 18],
    ['BB', 9],
    ['SB', 4],
    ['WPA', 1.24],
  ] as const)('%s', (stat, value) => {
    expect(battingValue(stat, totals)).toBeCloseTo(value, 12);
  });

  test('are 0 for a batter without an at-bat', () => {
    const walked = { pa: 2, ab: 0, h1: 0, h2: 0, h3: 0, hr: 0, r: 0, rbi: 0, bb: 2, sb: 0, wpa: 0 };
    expect(battingValue('AVG', walked)).toBe(0);
    expect(battingValue('OBP', walked)).toBe(1);
  });
});

describe("a pitcher's statistics", () => {
  // 19 outs: six innings and a third.
  const totals = { ipOuts: 19, er: 2, h: 5, bb: 1, so: 7, w: 1, sv: 0, wpa: -3100 };
  test.each([
    ['ERA', 54 / 19],
    ['WHIP', 18 / 19],
    ['K/9', 189 / 19],
    ['W', 1],
    ['SV', 0],
    ['SO', 7],
    ['IP', 19 / 3],
    ['pWPA', -0.31],
  ] as const)('%s', (stat, value) => {
    expect(pitchingValue(stat, totals)).toBeCloseTo(value, 12);
  });
});

describe('the minimum for rates', () => {
  test.each([
    [1, 20],
    [6, 20],
    [7, 22],
    [10, 31],
    [11, 35],
    [162, 503],
  ])('after %d games is %d plate appearances', (games, needed) => {
    expect(minPlateAppearances(games)).toBe(needed);
  });

  test.each([
    [1, 30],
    [10, 30],
    [11, 33],
  ])('after %d games is %d outs', (games, needed) => {
    expect(minOuts(games)).toBe(needed);
  });
});
