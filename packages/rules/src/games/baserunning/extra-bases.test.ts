import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import {
  RUNNING_KIND,
  compileRunningChances,
  safeChance,
  type RunningKind,
} from './running-chances.ts';

const chancesOf = (kind: RunningKind, speed: number, outs: number) =>
  [...compileRunningChances(speed)].slice(kind * 6 + outs * 2, kind * 6 + outs * 2 + 2) as [
    number,
    number,
  ];

test.each([
  [20, 0, 0.3, 0.04],
  [50, 1, 0.515, 0.055],
  [80, 2, 0.86, 0.07],
])(
  'from second, speed %i, %i outs: a single brings the runner home in %f of cases, thrown out in %f',
  (speed, outs, safe, out) => {
    const [share, thrownOut] = chancesOf(RUNNING_KIND.secondToHomeOnSingle, speed, outs);
    expect(share).toBeCloseTo(safe + out);
    expect(thrownOut).toBeCloseTo(out);
  },
);

test('sent on inviting balls only, a runner does as in the record; sent always, as on a forced send', () => {
  const balls = Array.from({ length: 10_000 }, (_, index) => (index + 0.5) / 10_000);
  const [share, thrownOut] = chancesOf(RUNNING_KIND.firstToThirdOnSingle, 50, 0);
  const chances = balls.map((ball) => safeChance(share, thrownOut, ball));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / balls.length;
  const invited = chances.map((chance, index) => ((balls[index] ?? 1) < share ? chance : 0));
  expect(mean(invited)).toBeCloseTo(0.26, 3);
  expect(mean(chances)).toBeCloseTo(0.26 + 0.45 * (1 - share), 3);
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
});

test('the computer sends the runner from second on a ball that invites an advance', () => {
  const game = aGame().onSecond().batting('H1').build();
  const { state, event } = play(game, loadedDice({ ball: 0.05, 'runner from third': 0.5 }));
  expect(event).toMatchObject({ runs: 1, rbi: 1 });
  expect(state.bases).toEqual([0, -1, -1]);
});

test('it holds the runner with nobody out on a ball that does not', () => {
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
