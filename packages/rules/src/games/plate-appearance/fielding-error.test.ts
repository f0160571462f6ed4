import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

/** Chance of an error of nine whose cards say .1: the pitcher's part begins at 0. */
const errors = () => aGame().errorRate(0.1).batting('OO');
const SHARE_OF_ALL = 0.87;

test('an error puts the batter on first: an error, no hit, no out', () => {
  const game = errors().build();
  const { state, event } = play(game, loadedDice({ ball: 0.05 }));
  expect(state.bases).toEqual([0, -1, -1]);
  expect(state.home.errors).toBe(1);
  expect(state.visitors.hits).toBe(0);
  expect(event).toMatchObject({ resultType: 'OO', play: 'error', outs: 0, outKind: 'ground' });
});

test('at the chance of the nine the ball is fielded', () => {
  const at = (ball: number) => play(errors().build(), loadedDice({ ball })).event;
  expect(at(0.1 * SHARE_OF_ALL - 1e-9)).toMatchObject({ play: 'error', outs: 0 });
  expect(at(0.1 * SHARE_OF_ALL)).toMatchObject({ play: null, outs: 1 });
});

test.each([
  [0, 'P', 9, 'ground'],
  [0.018, 'C', 0, 'ground'],
  [0.025, '1B', 1, 'ground'],
  [0.035, '2B', 2, 'ground'],
  [0.05, '3B', 3, 'ground'],
  [0.07, 'SS', 4, 'ground'],
  [0.0835, 'LF', 5, 'fly'],
  [0.085, 'CF', 6, 'fly'],
  [0.0865, 'RF', 7, 'fly'],
])('at %f the error is that of the %s', (ball, fielder, player, outKind) => {
  const { event } = play(errors().build(), loadedDice({ ball }));
  expect(event).toMatchObject({ fielder, outKind, error: { fielder, player } });
});

/** The shortstop's part of the chance: .18 of .87 from .65 on. */
const byShortstop = (share: number) => loadedDice({ ball: 0.1 * (0.65 + 0.18 * share) });

test.each([
  [0.05, 'throwing', [-1, 0, 6]],
  [0.3, 'throwing', [0, 6, -1]],
  [0.6, 'fielding', [0, 6, -1]],
])('at %f of the shortstop’s part it is a %s error', (share, kind, bases) => {
  const { state, event } = play(errors().onFirst().build(), byShortstop(share));
  expect(event.error).toEqual({ fielder: 'SS', player: 4, kind });
  expect(state.bases).toEqual(bases);
});

test('a better glove at short is in the field from the substitution on', () => {
  const { setup, state } = errors().build();
  const players = setup.home.players.map((player, index) =>
    index === 19 ? { ...player, errorRates: player.errorRates.map(() => 0) } : player,
  );
  const game = { setup: { ...setup, home: { ...setup.home, players } }, state };
  const swap = { kind: 'substitute', side: 'home', playerOut: 4, playerIn: 19 } as const;
  const after = play(game, loadedDice(), swap).state;
  const ball = loadedDice({ ball: 0.0765 });
  expect(play(game, ball).event.play).toBe('error');
  expect(play({ ...game, state: after }, ball).event.play).toBeNull();
});

test('everyone moves up on an error; the run is not batted in and not earned', () => {
  const game = errors().onFirst().onThird().build();
  const { state, event } = play(game, byShortstop(0.6));
  expect(state.bases).toEqual([0, 6, -1]);
  expect(event).toMatchObject({ runs: 1, rbi: 0 });
  expect(event.runsScored).toEqual([{ runner: 8, pitcher: 9, earned: false }]);
});

test('the wildest throw ends a game with the winning run, and no run after it counts', () => {
  const tied = aGame().errorRate(0.1).inning(9, 'bottom').score(3, 3).batting('OO');
  const { state, event } = play(tied.onSecond().onThird().build(), byShortstop(0.05));
  expect(event).toMatchObject({ runs: 1, final: true });
  expect(state.home.runs).toBe(4);
});

test('a batter whom an error let on second is on by error: their run is not earned', () => {
  const { state } = play(errors().build(), byShortstop(0.05));
  expect(state.onByError).toEqual([false, true, false]);
});
