import type { Leaderboard } from '@pennant/contract/leaderboard';
import { BATTING_STATS, PITCHING_STATS } from '@pennant/rules/leaderboard/board-statistics';
import { expect, test } from 'vitest';

import { chosenBoard, statSearch } from './chosen-stat.ts';
import type { Stat } from './stat-text.ts';

/** The boards of a period in which only these statistics have a leader. */
const boardsWith = (...leading: Stat[]): Leaderboard => {
  const board = <S extends Stat>(stat: S) => ({
    stat,
    players: leading.includes(stat)
      ? [{} as Leaderboard['batters'][number]['players'][number]]
      : [],
  });
  return { batters: BATTING_STATS.map(board), pitchers: PITCHING_STATS.map(board) };
};

test('the address names the statistic, in either case, with its stroke as a hyphen', () => {
  expect(chosenBoard(boardsWith('AVG'), 'k-9')?.stat).toBe('K/9');
  expect(chosenBoard(boardsWith('AVG'), 'RBI')?.stat).toBe('RBI');
  expect(statSearch('K/9')).toBe('?stat=k-9');
});

test('without one, or with one that is none, the page leads as a newspaper does', () => {
  expect(chosenBoard(boardsWith('H1', 'HR', 'AVG'), null)?.stat).toBe('AVG');
  expect(chosenBoard(boardsWith('H1', 'HR'), 'nothing')?.stat).toBe('HR');
});

test('as long as nobody qualifies for the great ones, with the first that has a leader', () => {
  expect(chosenBoard(boardsWith('SB', 'IP'), null)?.stat).toBe('SB');
  expect(chosenBoard(boardsWith(), null)?.stat).toBe('AVG');
});
