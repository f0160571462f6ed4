import { expect, test } from 'vitest';

import { isBetterLine } from './better-line.ts';

const side = (type: 'Batter' | 'Pitcher', obp: number, slg: number) => ({
  team: { UserTeamLineups: [{ Card: { type } }] },
  lines: [{ obp, slg }],
});

test('of two batters the one with more on-base plus slugging is marked', () => {
  const one = side('Batter', 0.35, 0.45);
  const other = side('Batter', 0.34, 0.45);
  expect([isBetterLine(one, other, 0), isBetterLine(other, one, 0)]).toEqual([true, false]);
});

test('of two pitchers the one whom batters hit less', () => {
  const one = side('Pitcher', 0.35, 0.45);
  const other = side('Pitcher', 0.34, 0.45);
  expect([isBetterLine(one, other, 0), isBetterLine(other, one, 0)]).toEqual([false, true]);
});

test('level lines and empty places mark neither', () => {
  const one = side('Batter', 0.35, 0.45);
  expect([isBetterLine(one, one, 0), isBetterLine(one, one, 7)]).toEqual([false, false]);
});
