import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { applyCommand } from '../apply-command.ts';
import { baseSet, formatBases } from './base-set.ts';
import { canSteal, listStealOptions } from './steal.ts';

const go = (runnersAdvancing: string) => ({ kind: 'steal', runnersAdvancing }) as const;

test.each([
  [[6, -1, -1], ['1']],
  [[-1, 7, -1], ['2']],
  [[-1, -1, 8], ['3']],
  [
    [6, 7, -1],
    ['2', '1,2'],
  ],
  [
    [6, -1, 8],
    ['1', '3', '1,3'],
  ],
  [
    [-1, 7, 8],
    ['3', '2,3'],
  ],
  [
    [6, 7, 8],
    ['3', '2,3', '1,2,3'],
  ],
  [[-1, -1, -1], []],
])('with %j on base the steals are %j', (bases, options) => {
  expect(listStealOptions(bases).map(formatBases)).toEqual(options);
});

test('nobody runs into a base that stays occupied', () => {
  expect(canSteal(baseSet(1, 2), baseSet(1))).toBe(false);
  expect(canSteal(baseSet(1, 2), baseSet(1, 2))).toBe(true);
});

test.each([
  [0.674, [-1, 6, -1], { sb: 1, cs: 0, outs: 0 }],
  [0.676, [-1, -1, -1], { sb: 0, cs: 1, outs: 1 }],
])('an average runner steals second at %f or not', (drawn, bases, event) => {
  const { state, event: stolen } = play(
    aGame().onFirst({ speed: 50 }).build(),
    loadedDice({ steal: drawn }),
    go('1'),
  );
  expect(state.bases).toEqual(bases);
  expect(stolen).toMatchObject({
    ...event,
    kind: 'steal',
    managerAction: 'steal',
    resultType: null,
  });
});

test('a called steal never uses the rates of the record, unless the game runs at them', () => {
  const runner = { speed: 1, stealSuccessRate: 0.95 };
  const designed = play(aGame().onFirst(runner).build(), loadedDice({ steal: 0.9 }), go('1'));
  expect(designed.event.cs).toBe(1);
  const game = aGame().rates('record').onFirst(runner).build();
  expect(play(game, loadedDice({ steal: 0.9 }), go('1')).event.sb).toBe(1);
});

test('a double steal moves both; home stolen is a run that nobody batted in', () => {
  const game = aGame().onFirst().onThird({ speed: 98 }).build();
  const { state, event } = play(game, loadedDice({ steal: [0.2, 0.2] }), go('1,3'));
  expect(state.bases).toEqual([-1, 6, -1]);
  expect(event).toMatchObject({ sb: 2, runs: 1, rbi: 0 });
});

test('caught stealing for the third out leaves the batter to lead off the next inning', () => {
  const game = aGame().outs(2).onFirst().build();
  const { state, event } = play(game, loadedDice({ steal: 0.99 }), go('1'));
  expect(state.ipOuts).toBe(3);
  expect(state.visitors.nextPlace).toBe(0);
  expect(event).toMatchObject({ batter: 0, nextBatting: 'home', cs: 1 });
});

test('after the third out the others of a double steal do not count', () => {
  const game = aGame().outs(2).onFirst().onSecond().build();
  const { event } = play(game, loadedDice({ steal: [0.99, 0] }), go('1,2'));
  expect(event).toMatchObject({ cs: 1, sb: 0, outs: 1 });
});

test.each(['2', '1,2', '', '4', '2,1'])('"%s" is refused with only first occupied', (runners) => {
  const { setup, state } = aGame().onFirst().build();
  expect(applyCommand(setup, state, go(runners), loadedDice())).toMatchObject({
    ok: false,
    code: 'steal_not_possible',
  });
});
