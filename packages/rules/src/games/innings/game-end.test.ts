import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { gameEndsWithHalf } from './game-end.ts';

const POP = loadedDice({ ball: 0.95 });

test.each([
  ['top of the eighth', 45, 0, 3, false],
  ['top of the ninth, home leads', 51, 0, 3, true],
  ['top of the ninth, visitors lead', 51, 3, 0, false],
  ['top of the ninth, level', 51, 3, 3, false],
  ['bottom of the ninth, visitors lead', 54, 3, 0, true],
  ['bottom of the ninth, level', 54, 3, 3, false],
  ['top of the tenth, visitors lead', 57, 4, 3, false],
  ['bottom of the tenth, visitors lead', 60, 4, 3, true],
])('after the %s', (_when, ipOuts, visitors, home, ends) => {
  const state = { ipOuts, visitors: { runs: visitors }, home: { runs: home } };
  expect(gameEndsWithHalf(state)).toBe(ends);
});

test('the home side ahead after the top of the ninth does not bat', () => {
  const game = aGame().inning(9, 'top').outs(2).score(1, 2).batting('OO').build();
  const { state, event } = play(game, POP);
  expect(state).toMatchObject({ final: true, ipOuts: 51 });
  expect(event).toMatchObject({ final: true, nextBatting: null, nextBatter: null });
});

test('level after nine, a tenth inning begins with the bases empty', () => {
  const game = aGame().inning(9, 'bottom').outs(2).onSecond().score(2, 2).batting('OO').build();
  const { state } = play(game, POP);
  expect(state).toMatchObject({ final: false, ipOuts: 54, bases: [-1, -1, -1] });
  expect(state.visitors.inningRuns).toHaveLength(10);
});

test('three outs change the sides', () => {
  const game = aGame().outs(2).onFirst().batting('SO').build();
  const { state, event } = play(game, POP);
  expect(state.home.inningRuns).toEqual([0]);
  expect(event).toMatchObject({ nextBatting: 'home', nextBatter: 0, nextPitcher: 9 });
});

test.each(['BB', 'HR'] as const)(
  'a %s that brings in the winning run ends the game at once',
  (result) => {
    const game = aGame()
      .inning(9, 'bottom')
      .score(3, 3)
      .onFirst()
      .onSecond()
      .onThird()
      .batting(result)
      .build();
    const { state, event } = play(game, loadedDice({ ball: 0.5 }));
    expect(state.final).toBe(true);
    expect(event.runs).toBe(result === 'HR' ? 4 : 1);
  },
);

test('a wild pitch can win a game', () => {
  const game = aGame().inning(9, 'bottom').score(3, 3).onThird().batting('BB').build();
  const { state, events } = play(game, loadedDice({ 'between batters': 0.001 }));
  expect(events.at(-1)).toMatchObject({ kind: 'wildPitch', final: true, homeScore: 4 });
  expect(state.final).toBe(true);
});

test('an error with the bases loaded can win a game', () => {
  const game = aGame()
    .inning(11, 'bottom')
    .score(3, 3)
    .onFirst()
    .onSecond()
    .onThird()
    .errorRate(0.02)
    .batting('OO')
    .build();
  const { state } = play(game, loadedDice({ ball: 0.01 }));
  expect(state).toMatchObject({ final: true, bases: [0, 6, 7] });
});
