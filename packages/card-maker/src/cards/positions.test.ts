import { expect, test } from 'vitest';
import { aBatter } from '../testing/a-season.ts';
import { batterPositions, pitcherPositions } from './positions.ts';

const positionsFor = (
  gamesAt: NonNullable<Parameters<typeof aBatter>[2]>['gamesAt'],
  games = 162,
) => batterPositions(aBatter('b', {}, gamesAt === undefined ? {} : { gamesAt }), games);

test('ten games make a player eligible', () => {
  expect(positionsFor({ SS: 120, '2B': 10, '3B': 9 })).toEqual(['2B', 'SS']);
});

test('in a short season fewer do, but never under three', () => {
  expect(positionsFor({ SS: 40, '2B': 4 }, 60)).toEqual(['2B', 'SS']);
  expect(positionsFor({ SS: 20, '2B': 2 }, 30)).toEqual(['SS']);
});

test('OF stands only where the record does not say which field', () => {
  expect(positionsFor({ OF: 100, LF: 90, CF: 4, RF: 6 })).toEqual(['LF']);
  expect(positionsFor({ OF: 100 })).toEqual(['OF']);
  expect(positionsFor({ OF: 14, LF: 5, CF: 4, RF: 5 })).toEqual(['OF']);
});

test('a player without ten games anywhere plays the most frequent position', () => {
  expect(positionsFor({ '3B': 4, '1B': 6 })).toEqual(['1B']);
  expect(positionsFor({ OF: 3, LF: 3 })).toEqual(['LF']);
  expect(positionsFor({ OF: 3, LF: 1, RF: 2 })).toEqual(['OF']);
});

test('who only pinch-hit is a designated hitter', () => {
  expect(positionsFor({})).toEqual(['DH']);
});

test.each([
  ['a starter', 33, 33, ['SP']],
  ['a reliever', 60, 0, ['RP']],
  ['a swingman', 30, 12, ['SP', 'RP']],
  ['one start among sixty games', 60, 1, ['RP']],
  ['his only game a start', 1, 1, ['SP']],
  ['one of each', 2, 1, ['SP', 'RP']],
] as const)('%s', (_, games, starts, positions) => {
  expect(pitcherPositions(games, starts)).toEqual(positions);
});
