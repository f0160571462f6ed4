import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

const lastHalf = () => aGame().inning(9, 'bottom').score(3, 3);
const ball = loadedDice({ ball: 0.99 });

test('with the winning run on third a double is worth a single (rule 9.06(f))', () => {
  const { state, event } = play(lastHalf().onThird().batting('H2').build(), ball);
  expect(event).toMatchObject({ resultType: 'H1', origResultType: 'H2', runs: 1, final: true });
  expect(state.bases[0]).toBe(0);
});

test('with it on second a double stays a double', () => {
  const { event } = play(lastHalf().onSecond().batting('H2').build(), ball);
  expect(event).toMatchObject({ resultType: 'H2', runs: 1 });
});

test('no run after the winning one counts', () => {
  const { state, event } = play(lastHalf().onSecond().onThird().batting('H3').build(), ball);
  expect(event).toMatchObject({ resultType: 'H1', runs: 1, homeScore: 4 });
  expect(state.bases).toEqual([0, -1, 7]);
});

test('two behind, the second runner home counts, too', () => {
  const game = aGame().inning(9, 'bottom').score(4, 3).onSecond().onThird().batting('H2').build();
  expect(play(game, ball).event).toMatchObject({ resultType: 'H2', runs: 2, final: true });
});

test('a home run counts in full', () => {
  const { event } = play(lastHalf().onThird().batting('HR').build(), ball);
  expect(event).toMatchObject({ resultType: 'HR', runs: 2, homeScore: 5 });
});

test('a hit that only ties goes on', () => {
  const game = aGame().inning(9, 'bottom').score(4, 3).onThird().batting('H2').build();
  const { state, event } = play(game, ball);
  expect(event).toMatchObject({ resultType: 'H2', runs: 1 });
  expect(state.final).toBe(false);
});

test('a runner sent home from second wins it on a single', () => {
  const game = lastHalf().onSecond().batting('H1').build();
  const { state, event } = play(game, loadedDice({ ball: 0.05, 'runner from third': 0.1 }));
  expect(event).toMatchObject({ resultType: 'H1', runs: 1, final: true });
  expect(state.home.runs).toBe(4);
});
