import { expect, test } from 'vitest';

import { aGameDto, visitor } from '../testing/a-game-dto.ts';
import { walkConsequences } from './walk-consequences.ts';

const game = aGameDto();
const withRunners = (first: number | null, second: number | null, third: number | null) => {
  const on = (index: number | null) => (index === null ? null : visitor(index));
  return walkConsequences({
    ...game,
    situation: {
      ...game.situation,
      nextBatterLineupID: visitor(4),
      firstBaseRunnerLineupID: on(first),
      secondBaseRunnerLineupID: on(second),
      thirdBaseRunnerLineupID: on(third),
    },
  });
};

test('with nobody on, only the batter moves', () => {
  expect(withRunners(null, null, null)).toEqual({
    batter: 'Visitor N4',
    moves: ['Visitor N4 takes first.'],
  });
});

test('a runner on first is forced to second', () => {
  expect(withRunners(3, null, null).moves).toEqual([
    'Visitor N4 takes first.',
    'Visitor N3 is forced to second.',
  ]);
});

test('runners with an open base behind them stay', () => {
  expect(withRunners(null, 2, 1).moves).toEqual([
    'Visitor N4 takes first.',
    'Visitor N2 stays where he is.',
    'Visitor N1 stays where he is.',
  ]);
  expect(withRunners(3, null, 1).moves).toEqual([
    'Visitor N4 takes first.',
    'Visitor N3 is forced to second.',
    'Visitor N1 stays where he is.',
  ]);
});

test('with the bases full a run is forced home', () => {
  expect(withRunners(3, 2, 1).moves.at(-1)).toBe('Visitor N1 is forced home: a run scores.');
});
