import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

test('an error puts the batter on first: an error, no hit, no out', () => {
  const game = aGame().errorRate(0.05).batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: 0.04 }));
  expect(state.bases).toEqual([0, -1, -1]);
  expect(state.home.errors).toBe(1);
  expect(state.visitors.hits).toBe(0);
  expect(event).toMatchObject({ resultType: 'OO', play: 'error', outs: 0, outKind: 'ground' });
});

test('at the error rate of the side the ball is fielded', () => {
  const game = aGame().errorRate(0.05).batting('OO').build();
  const { event } = play(game, loadedDice({ ball: 0.05 }));
  expect(event).toMatchObject({ play: null, outs: 1 });
});

test('everyone moves up on an error; the run is not batted in and not earned', () => {
  const game = aGame().errorRate(0.05).onFirst().onThird().batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: 0.01 }));
  expect(state.bases).toEqual([0, 6, -1]);
  expect(event).toMatchObject({ runs: 1, rbi: 0 });
  expect(event.runsScored).toEqual([{ runner: 8, pitcher: 9, earned: false }]);
});
