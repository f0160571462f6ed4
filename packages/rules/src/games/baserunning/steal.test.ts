import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { applyCommand } from '../apply-command.ts';
import { baseSet, formatBases } from './base-set.ts';
import { canSteal, findThrowTarget, listStealOptions } from './steal.ts';

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
  [0.654, [-1, 6, -1], { sb: 1, cs: 0, outs: 0 }],
  [0.656, [-1, -1, -1], { sb: 0, cs: 1, outs: 1 }],
])('a runner of 68 in 100 steals second at %f or not', (drawn, bases, event) => {
  const { state, event: stolen } = play(
    aGame().onFirst({ stealSuccessRate: 0.68 }).build(),
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

test('a called steal is a little less sure than in the season, unless the game runs at it', () => {
  const runner = { stealSuccessRate: 0.95 };
  const designed = play(aGame().onFirst(runner).build(), loadedDice({ steal: 0.93 }), go('1'));
  expect(designed.event.cs).toBe(1);
  const game = aGame().rates('record').onFirst(runner).build();
  expect(play(game, loadedDice({ steal: 0.93 }), go('1')).event.sb).toBe(1);
});

test('a double steal moves both; home stolen is a run that nobody batted in', () => {
  const game = aGame().onFirst().onThird({ speed: 98 }).build();
  const { state, event } = play(game, loadedDice({ steal: 0.2 }), go('1,3'));
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
  const { event } = play(game, loadedDice({ steal: 0.99 }), go('1,2'));
  expect(event).toMatchObject({ cs: 1, sb: 0, outs: 1 });
  expect(event.moves).toHaveLength(1);
});

test('the catcher throws at the likeliest out, not always at the lead runner', () => {
  const game = aGame()
    .onFirst({ stealSuccessRate: 0.525 })
    .onSecond({ stealSuccessRate: 0.82 })
    .build();
  // Second is stolen in 50 of 100, third in 76: the throw goes to second.
  const { state, event } = play(game, loadedDice({ steal: 0.6 }), go('1,2'));
  expect(state.bases).toEqual([-1, -1, 7]);
  expect(event).toMatchObject({ cs: 1, sb: 0, outs: 1 });
});

test.each([
  [0.619, { sb: 2, cs: 0 }],
  [0.621, { sb: 0, cs: 1 }],
])('a double steal drawn at %f succeeds by the smaller chance alone', (drawn, expected) => {
  const game = aGame().onFirst().onSecond().build();
  const { event } = play(game, loadedDice({ steal: drawn }), go('1,2'));
  expect(event).toMatchObject(expected);
  expect(event.draws.filter(({ label }) => label === 'steal')).toHaveLength(1);
});

test('of two as likely the lead runner is thrown at', () => {
  expect(findThrowTarget(baseSet(1, 2), () => 0.5)).toBe(2);
  expect(findThrowTarget(baseSet(1, 2, 3), (base) => (base === 1 ? 0.4 : 0.5))).toBe(1);
});

test('on a triple steal at most one is out, and a run that scores then is no steal', () => {
  const game = aGame().onFirst({ speed: 98 }).onSecond({ speed: 98 }).onThird({ speed: 1 }).build();
  const caught = play(game, loadedDice({ steal: 0.99 }), go('1,2,3'));
  expect(caught.state.bases).toEqual([-1, 6, 7]);
  expect(caught.event).toMatchObject({ cs: 1, sb: 0, outs: 1, runs: 0 });
  const safe = play(game, loadedDice({ steal: 0 }), go('1,2,3'));
  expect(safe.event).toMatchObject({ cs: 0, sb: 3, outs: 0, runs: 1, rbi: 0 });
});

test('the run that wins a game by a steal of home ends it: nobody behind it has stolen', () => {
  const game = aGame().inning(9, 'bottom').score(2, 2).onFirst().onThird({ speed: 98 }).build();
  const { state, event } = play(game, loadedDice({ steal: 0 }), go('1,3'));
  expect(state.final).toBe(true);
  expect(event).toMatchObject({ sb: 1, runs: 1 });
});

test.each(['2', '1,2', '', '4', '2,1'])('"%s" is refused with only first occupied', (runners) => {
  const { setup, state } = aGame().onFirst().build();
  expect(applyCommand(setup, state, go(runners), loadedDice())).toMatchObject({
    ok: false,
    code: 'steal_not_possible',
  });
});
