import { expect, test } from 'vitest';
import { aGame, play, type BuiltGame, type PlayedTurn } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { boxScore } from './box-score.ts';

const batterLine = (game: BuiltGame, { events }: PlayedTurn, player: number) =>
  boxScore(game.setup, events).visitors.batters.find((line) => line.player === player);
const pitcherLine = (game: BuiltGame, { events }: PlayedTurn, player: number) =>
  boxScore(game.setup, events).home.pitchers.find((line) => line.player === player);

test('a home run: AB, HR, R and RBI to the batter, a run to the runner', () => {
  const game = aGame().onFirst().batting('HR').build();
  const played = play(game, loadedDice({ ball: 0.5 }));
  expect(batterLine(game, played, 0)).toMatchObject({ PA: 1, AB: 1, HR: 1, R: 1, RBI: 2 });
  expect(batterLine(game, played, 6)).toMatchObject({ PA: 0, R: 1, RBI: 0 });
  expect(pitcherLine(game, played, 9)).toMatchObject({ BF: 1, HR: 1, R: 2, ER: 2, ipOuts: 0 });
});

test('a walk is no at-bat', () => {
  const game = aGame().batting('BB').build();
  const played = play(game, loadedDice());
  expect(batterLine(game, played, 0)).toMatchObject({ PA: 1, AB: 0, BB: 1 });
  expect(pitcherLine(game, played, 9)).toMatchObject({ BB: 1 });
});

test('a sacrifice fly is no at-bat and an RBI', () => {
  const game = aGame().onThird().batting('OO').build();
  const played = play(game, loadedDice({ ball: 0.51, 'runner from third': 0.1 }));
  expect(batterLine(game, played, 0)).toMatchObject({ PA: 1, AB: 0, SF: 1, RBI: 1 });
});

test('an error is an at-bat without a hit, and its run is not earned', () => {
  const game = aGame().errorRate(0.5).onThird().batting('OO').build();
  const played = play(game, loadedDice({ ball: 0.1 }));
  expect(batterLine(game, played, 0)).toMatchObject({ AB: 1, H1: 0, RBI: 0 });
  expect(pitcherLine(game, played, 9)).toMatchObject({ R: 1, ER: 0 });
});

test('errors are of those who made them', () => {
  const game = aGame().errorRate(0.5).onFirst();
  const erred = (result: 'H1' | 'OO', ball: number) => {
    const built = game.batting(result).build();
    const { batters, pitchers } = boxScore(
      built.setup,
      play(built, loadedDice({ ball })).events,
    ).home;
    return [...batters, ...pitchers].flatMap(({ player, E }) => (E > 0 ? [[player, E]] : []));
  };
  // The left fielder bobbles the single, a relay to first base goes wild, a pitcher drops the ball.
  expect(erred('H1', 0.1)).toEqual([[5, 1]]);
  expect(erred('H1', 0.31)).toEqual([[1, 1]]);
  expect(erred('OO', 0.01)).toEqual([[9, 1]]);
});

test('the base after a steal, on a wild throw, is no steal', () => {
  const game = aGame().errorRate(0.1).onFirst().onThird().build();
  const played = play(game, loadedDice({ steal: 0.01 }), {
    kind: 'steal',
    runnersAdvancing: '1',
  });
  expect(batterLine(game, played, 6)).toMatchObject({ SB: 1 });
  expect(batterLine(game, played, 8)).toMatchObject({ SB: 0, R: 1 });
});

test('a double play is two outs for the pitcher', () => {
  const game = aGame().onFirst().batting('OO').build();
  const played = play(game, loadedDice({ ball: 0.1, 'double play': 0 }));
  expect(batterLine(game, played, 0)).toMatchObject({ AB: 1, GIDP: 1 });
  expect(pitcherLine(game, played, 9)).toMatchObject({ ipOuts: 2 });
});

test.each([
  ['nobody is caught', 0, { SB: 1, CS: 0 }, { SB: 1, CS: 0 }, { SB: 2, CS: 0, ipOuts: 0 }],
  ['one is caught', 0.99, { SB: 0, CS: 0 }, { SB: 0, CS: 1 }, { SB: 0, CS: 1, ipOuts: 1 }],
])('of a double steal on which %s', (_what, drawn, onFirst, onSecond, pitcher) => {
  const game = aGame().onFirst().onSecond().build();
  const played = play(game, loadedDice({ steal: [drawn] }), {
    kind: 'steal',
    runnersAdvancing: '1,2',
  });
  expect(batterLine(game, played, 6)).toMatchObject(onFirst);
  expect(batterLine(game, played, 7)).toMatchObject(onSecond);
  expect(batterLine(game, played, 0)).toMatchObject({ SB: 0, CS: 0, PA: 0 });
  expect(pitcherLine(game, played, 9)).toMatchObject({ ...pitcher, BF: 0 });
});

test('in games of version 1 a runner stole a base though another was caught', () => {
  const game = aGame().onFirst().onSecond().build();
  const played = play(game, loadedDice({ steal: [0.99] }), {
    kind: 'steal',
    runnersAdvancing: '1,2',
  });
  const events = played.events.map((event) => ({ ...event, sb: 1 }));
  expect(batterLine(game, { ...played, events }, 6)).toMatchObject({ SB: 1, CS: 0 });
});

test('a substitute stands behind the replaced player, with the event of the substitution', () => {
  const game = aGame().build();
  const played = play(game, loadedDice(), {
    kind: 'substitute',
    side: 'visitors',
    playerOut: 2,
    playerIn: 21,
  });
  const { batters } = boxScore(game.setup, played.events).visitors;
  expect(batters.slice(2, 4)).toMatchObject([
    { player: 2, order: 3, position: '2B', entered: null, exited: 1 },
    { player: 21, order: 3, position: '2B', entered: 1, exited: null },
  ]);
});

test('a reliever has a line behind the pitcher who left, and no place in the order', () => {
  const game = aGame().build();
  const played = play(game, loadedDice(), {
    kind: 'substitute',
    side: 'home',
    playerOut: 9,
    playerIn: 15,
  });
  const { batters, pitchers } = boxScore(game.setup, played.events).home;
  expect(pitchers).toMatchObject([
    { player: 9, position: 'P', entered: null, exited: 1 },
    { player: 15, position: 'P', entered: 1, exited: null, BF: 0, ipOuts: 0 },
  ]);
  expect(batters.map(({ player }) => player)).toEqual(game.setup.home.battingOrder);
});

test('an intentional walk is a plate appearance, a batter faced and a walk', () => {
  const game = aGame().onSecond().build();
  const played = play(game, loadedDice(), { kind: 'walk' });
  expect(batterLine(game, played, 0)).toMatchObject({ PA: 1, AB: 0, BB: 1 });
  expect(pitcherLine(game, played, 9)).toMatchObject({ BF: 1, BB: 1 });
});

test('an out has no column of its own', () => {
  const game = aGame().batting('OO').build();
  const played = play(game, loadedDice({ ball: 0.95 }));
  expect(batterLine(game, played, 0)).toMatchObject({ PA: 1, AB: 1 });
  expect(Object.keys(batterLine(game, played, 0)!)).not.toContain('OO');
  expect(Object.keys(pitcherLine(game, played, 9)!)).not.toContain('OO');
});
