import { describe, expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice, type Load } from '../../testing/loaded-dice.ts';
import { boxScore } from '../analysis/box-score.ts';
import type { Command } from '../command.ts';

type Game = ReturnType<typeof aGame>;
const AFTER_ALL = [{ runner: 1, pitcher: 9 }];
const SURE_FLY = 0.55;
const SHALLOW_FLY = 0.75;
const GROUNDER = 0.2;

/** Returns the runs that the first event of a play makes earned after all. */
const settledBy = (game: Game, load: Load = {}, command?: Command) =>
  play(game.build(), loadedDice(load), command).event.earnedAfterAll;
/** Returns the bases where the runners of unsettled runs would stand after a play. */
const basesAfter = (game: Game, load: Load = {}, command?: Command) =>
  play(game.build(), loadedDice(load), command).state.unsettledRuns.map(({ base }) => base);

describe('a run that is not earned when it scores', () => {
  test('on a passed ball leaves its runner on third', () => {
    const game = aGame().errorRate(0.1).onThird().batting('SO').build();
    const { state } = play(game, loadedDice({ 'between batters': 0.001 }));
    expect(state.unsettledRuns).toEqual([{ runner: 8, pitcher: 9, base: 3 }]);
  });

  test('by a base owed leaves its runner where the hit would have brought them', () => {
    const game = aGame().onThird({ basesOwed: 2, chargedTo: 15 }).batting('H1').build();
    const { state } = play(game, loadedDice({ ball: 0.5 }));
    expect(state.unsettledRuns).toEqual([{ runner: 8, pitcher: 15, base: 2 }]);
  });

  test('of a runner on by an error, or with three outs but for errors, never will be', () => {
    expect(basesAfter(aGame().onThird({ byError: true }).batting('H1'), { ball: 0.5 })).toEqual([]);
    const over = aGame().outs(1).fielding({ missedOuts: 2 }).onThird().batting('H1');
    expect(basesAfter(over, { ball: 0.5 })).toEqual([]);
  });

  test('stands behind those kept before', () => {
    const game = aGame().onThird({ basesOwed: 1 }).unsettledRun(3).batting('OO');
    expect(basesAfter(game, { ball: GROUNDER, 'runner on third': 0.9 })).toEqual([3, 2]);
  });

  test('is forgotten with the half, and with the game', () => {
    expect(basesAfter(aGame().outs(2).unsettledRun(3).batting('SO'))).toEqual([]);
    const walkOff = aGame().inning(9, 'bottom').onThird().unsettledRun(1).batting('H1');
    expect(play(walkOff.build(), loadedDice({ ball: 0.5 })).state).toMatchObject({
      final: true,
      unsettledRuns: [],
    });
  });
});

describe('it is earned after all', () => {
  test.each([
    ['H1', 3, []],
    ['H1', 2, [3]],
    ['H2', 2, []],
    ['H3', 1, []],
    ['HR', 1, []],
    ['SO', 3, [3]],
    ['BB', 3, [3]],
  ] as const)('by a %s where the runner would be on %i: then on %j', (result, base, after) => {
    const game = () => aGame().unsettledRun(base).batting(result);
    expect(basesAfter(game(), { ball: 0.5 })).toEqual(after);
    const settled = after.length === 0 ? AFTER_ALL : undefined;
    expect(settledBy(game(), { ball: 0.5 })).toEqual(settled);
  });

  test('by a walk that would have forced it in', () => {
    const loaded = aGame().onFirst().onSecond().unsettledRun(3).batting('BB');
    expect(settledBy(loaded)).toEqual(AFTER_ALL);
    const open = aGame().onSecond().unsettledRun(3).batting('BB');
    expect(settledBy(open)).toBeUndefined();
    const byError = aGame().onFirst({ byError: true }).onSecond().unsettledRun(3).batting('BB');
    expect(settledBy(byError)).toBeUndefined();
  });

  test('by a wild pitch, and not by a passed ball', () => {
    const game = () => aGame().errorRate(0.1).onFirst().unsettledRun(3).batting('SO').build();
    const onPitch = (drawn: number) =>
      play(game(), loadedDice({ 'between batters': drawn })).events[1]?.earnedAfterAll;
    expect(onPitch(0.016)).toEqual(AFTER_ALL);
    expect(onPitch(0.001)).toBeUndefined();
  });

  test('by a fly on which the runner would have been sure to be safe', () => {
    expect(settledBy(aGame().unsettledRun(3).batting('OO'), { ball: SURE_FLY })).toEqual(AFTER_ALL);
    expect(basesAfter(aGame().unsettledRun(3).batting('OO'), { ball: SHALLOW_FLY })).toEqual([3]);
    expect(basesAfter(aGame().unsettledRun(2).batting('OO'), { ball: 0.51 })).toEqual([3]);
    const third = aGame().outs(1).fielding({ missedOuts: 1 }).unsettledRun(3).batting('OO');
    expect(settledBy(third, { ball: SURE_FLY })).toBeUndefined();
  });

  test('by a runner behind who tags up safely', () => {
    const game = aGame().onThird({ basesOwed: 1, speed: 98 }).unsettledRun(3).batting('OO').build();
    const fly = play(game, loadedDice({ ball: 0.51, 'runner from third': 0 }));
    expect(fly.event.earnedAfterAll).toEqual(AFTER_ALL);
    expect(fly.state.unsettledRuns).toEqual([{ runner: 8, pitcher: 9, base: 3 }]);
  });

  test('behind a double play, not behind a plain ground ball', () => {
    const game = () => aGame().onFirst().unsettledRun(3).batting('OO');
    const turned = { ball: GROUNDER, 'double play': 0.1 };
    expect(settledBy(game(), turned)).toEqual(AFTER_ALL);
    expect(settledBy(game(), { ball: GROUNDER, 'double play': 0.9 })).toBeUndefined();
    expect(settledBy(game().fielding({ missedOuts: 1 }), turned)).toBeUndefined();
    expect(settledBy(game().outs(1), turned)).toBeUndefined();
  });

  test('unless the half would be over; a reliever’s errors before do not count (9.16(i))', () => {
    const game = (pitcher: number) =>
      aGame()
        .outs(2)
        .fielding({ missedOuts: 1, missedOutsBefore: 1 })
        .unsettledRun(3, { pitcher })
        .batting('H1');
    expect(settledBy(game(15), { ball: 0.5 })).toBeUndefined();
    expect(settledBy(game(9), { ball: 0.5 })).toEqual(AFTER_ALL);
  });

  test('before a runner who is put out on the same play for the third out', () => {
    const game = aGame()
      .managedBy('visitors', 'player')
      .outs(2)
      .onFirst()
      .unsettledRun(3)
      .batting('H1')
      .build();
    const hit = play(game, loadedDice({ ball: 0.5 }));
    const out = play(
      { setup: game.setup, state: hit.state },
      loadedDice({ 'runner from second': 0.999 }),
      {
        kind: 'choose',
        runnersAdvancing: '2',
      },
    );
    expect(out.state.ipOuts).toBe(3);
    const events = [...hit.events, ...out.events];
    expect(hit.event.earnedAfterAll).toEqual(AFTER_ALL);
    expect(boxScore(game.setup, events).home.pitchers[0]).toMatchObject({ ER: 1 });
  });

  test('in the event in which it scored, if that settles it', () => {
    // The batter drives in a run from third that owes a base; the runner behind goes to third.
    const game = aGame().onFirst().onThird({ basesOwed: 1 }).batting('H1').build();
    const { event } = play(game, loadedDice({ ball: 0.05, 'runner from second': 0 }));
    expect(event.moves.at(-1)).toMatchObject({ runner: 6, to: 3 });
    expect(event.runsScored).toEqual([{ runner: 8, pitcher: 9, earned: true }]);
    expect(event.earnedAfterAll).toBeUndefined();
  });
});

describe('without the errors a runner would stand in the way', () => {
  const steal = { kind: 'steal', runnersAdvancing: '2' } as const;

  test('of one who steals: the base is owed', () => {
    const game = aGame().onSecond().unsettledRun(3).build();
    const { state } = play(game, loadedDice({ steal: 0 }), steal);
    expect(state.basesOwed).toEqual([0, 0, 1]);
    expect(state.unsettledRuns).toHaveLength(1);
    const free = play(aGame().onSecond().build(), loadedDice({ steal: 0 }), steal);
    expect(free.state.basesOwed).toEqual([0, 0, 0]);
  });

  test('of one who steals behind a runner who owes a base', () => {
    const game = aGame().onFirst().onThird({ basesOwed: 1 }).build();
    const first = { kind: 'steal', runnersAdvancing: '1' } as const;
    expect(play(game, loadedDice({ steal: 0 }), first).state.basesOwed).toEqual([0, 1, 1]);
  });
});

test('a walk with the bases loaded by an error forces in nobody who is earned', () => {
  const loaded = (byError: boolean) =>
    play(aGame().onFirst({ byError }).onSecond().onThird().batting('BB').build(), loadedDice());
  expect(loaded(false).event.runsScored).toMatchObject([{ earned: true }]);
  const { event, state } = loaded(true);
  expect(event).toMatchObject({ rbi: 1, runsScored: [{ earned: false }] });
  expect(state.unsettledRuns).toEqual([{ runner: 8, pitcher: 9, base: 3 }]);
  expect(state.basesOwed).toEqual([0, 0, 1]);
});
