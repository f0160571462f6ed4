import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import {
  FIRST_TO_THIRD_ON_SINGLE,
  SECOND_TO_HOME_ON_SINGLE,
  inviting,
  safeChance,
} from './running-chances.ts';

test.each([
  [20, 0, 0.32 + 0.01],
  [50, 1, 0.535 + 0.03],
  [80, 2, 0.88 + 0.05],
])(
  'from second, speed %i, %i outs: a share of %f of the singles invites him home',
  (speed, outs, share) => {
    expect(inviting(SECOND_TO_HOME_ON_SINGLE, outs, speed)).toBeCloseTo(share);
  },
);

test('sent on inviting balls only, he does as the record; sent always, as a forced send', () => {
  const speed = 50;
  const balls = Array.from({ length: 10_000 }, (_, at) => (at + 0.5) / 10_000);
  const share = inviting(FIRST_TO_THIRD_ON_SINGLE, 0, speed);
  const chances = balls.map((ball) => safeChance(FIRST_TO_THIRD_ON_SINGLE, 0, speed, ball));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / balls.length;
  const invited = chances.map((chance, at) => ((balls[at] ?? 1) < share ? chance : 0));
  expect(mean(invited)).toBeCloseTo(0.28, 3);
  expect(mean(chances)).toBeCloseTo(0.28 + 0.45 * (1 - share), 3);
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
});

test('the computer sends the runner from second on a ball that invites him', () => {
  const game = aGame().onSecond().batting('H1').build();
  const { state, event } = play(game, loadedDice({ ball: 0.05, 'runner from third': 0.5 }));
  expect(event).toMatchObject({ runs: 1, rbi: 1 });
  expect(state.bases).toEqual([0, -1, -1]);
});

test('it holds him with nobody out on a ball that does not', () => {
  const game = aGame().onSecond().batting('H1').build();
  const { state } = play(game, loadedDice({ ball: 0.95 }));
  expect(state.bases).toEqual([0, -1, 7]);
});

test('a runner thrown out at the plate is an out of the same event', () => {
  const game = aGame().outs(1).onSecond().batting('H1').build();
  const { state, event } = play(game, loadedDice({ ball: 0.5, 'runner from third': 0.99 }));
  expect(event).toMatchObject({ outs: 1, runs: 0, resultType: 'H1' });
  expect(state.visitors.hits).toBe(1);
});

test('a double may bring the runner from first home', () => {
  const game = aGame().onFirst().batting('H2').build();
  const { state, event } = play(game, loadedDice({ ball: 0.01, 'runner from third': 0.5 }));
  expect(event.runs).toBe(1);
  expect(state.bases).toEqual([-1, 0, -1]);
});

test('behind a runner who is held nobody goes', () => {
  const game = aGame()
    .rates('record')
    .onFirst({ speed: 98 })
    .onSecond({ speed: 1 })
    .batting('H1')
    .build();
  const { state } = play(game, loadedDice({ ball: 0.3 }));
  expect(state.bases).toEqual([0, 6, 7]);
});

test('after a triple there is nothing to decide', () => {
  const game = aGame().managedBy('visitors', 'player').onFirst().batting('H3').build();
  expect(play(game, loadedDice({ ball: 0.5 })).state.pendingChoice).toBeNull();
});
