import { expect, test } from 'vitest';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { loadedDice, type Load } from '../../testing/loaded-dice.ts';
import { SURE_TO_SCORE } from './batter-on-throw.ts';

const byUser = () => aGame().managedBy('visitors', 'player').batting('H1');
const choose = (game: BuiltGame, runnersAdvancing: string | null, load: Load, ball = 0.5) => {
  const { state } = play(game, loadedDice({ ball }));
  const command = { kind: 'choose', runnersAdvancing } as const;
  return { before: state, ...play({ setup: game.setup, state }, loadedDice(load), command) };
};
const HOME = { 'runner from third': 0 };
const OUT = { 'runner from third': 0.999 };

test('the batter of a single takes second behind the throw home, safe or out (rule 9.06(b))', () => {
  const game = byUser().onSecond().build();
  expect(choose(game, '3', HOME)).toMatchObject({
    state: { bases: [-1, 0, -1], visitors: { runs: 1, hits: 1 } },
    event: { runs: 1, rbi: 1, outs: 0 },
  });
  expect(choose(game, '3', OUT)).toMatchObject({
    state: { bases: [-1, 0, -1], visitors: { runs: 0, hits: 1 } },
    event: { runs: 0, outs: 1 },
  });
});

test('where nobody goes home the ball is not thrown there: the batter stays on first', () => {
  expect(choose(byUser().onSecond().build(), null, {}).state.bases).toEqual([0, -1, 7]);
  const third = { 'runner from second': 0 };
  const game = byUser().onFirst().build();
  expect(choose(game, '2', third).state.bases).toEqual([0, -1, 6]);
});

test('nobody throws at a runner who is sure to score', () => {
  const game = byUser().outs(2).onSecond({ speed: 98 }).build();
  const { before, state } = choose(game, '3', HOME, 0.0001);
  expect(before.pendingChoice?.safeChances[2]).toBeGreaterThanOrEqual(SURE_TO_SCORE);
  expect(state.bases).toEqual([0, -1, -1]);
});

test('the batter stays on first behind a runner who stays on second', () => {
  const game = byUser().onFirst().onSecond().build();
  expect(choose(game, '3', HOME).state.bases).toEqual([0, 6, -1]);
  const both = choose(game, '2,3', { ...HOME, 'runner from second': 0 });
  expect(both.state.bases).toEqual([-1, 0, 6]);
});

test('a runner put out on the way to third leaves second to the batter', () => {
  const game = byUser().onFirst().onSecond().build();
  const both = choose(game, '2,3', { ...HOME, 'runner from second': 0.999 });
  expect(both.state.bases).toEqual([-1, 0, -1]);
});

test('nobody moves after the third out at the plate, or after the run that wins', () => {
  const third = choose(byUser().outs(2).onSecond({ speed: 1 }).build(), '3', OUT);
  expect(third.event.moves).toHaveLength(1);
  const ninth = aGame()
    .inning(9, 'bottom')
    .score(3, 3)
    .managedBy('home', 'player')
    .onSecond()
    .batting('H1')
    .build();
  const won = choose(ninth, '3', HOME);
  expect(won.state.final).toBe(true);
  expect(won.event.moves).toHaveLength(1);
});

test('the batter of a double stays there, whoever is thrown at', () => {
  const game = aGame().managedBy('visitors', 'player').onFirst().batting('H2').build();
  expect(choose(game, '3', OUT).state.bases).toEqual([-1, 0, -1]);
});
