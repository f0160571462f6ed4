import { expect, test } from 'vitest';
import { fuzzGame } from '../../testing/fuzz-game.ts';
import { boxScore } from '../analysis/box-score.ts';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

const homer = loadedDice({ ball: 0.5 });

test('a run is charged to the pitcher who put the runner on', () => {
  const { event } = play(aGame().onSecond({ chargedTo: 15 }).batting('HR').build(), homer);
  expect(event.runsScored).toEqual([
    { runner: 7, pitcher: 15, earned: true },
    { runner: 0, pitcher: 9, earned: true },
  ]);
});

test('a runner on by an error scores unearned, the batter behind him earned', () => {
  const { event } = play(aGame().onSecond({ byError: true }).batting('HR').build(), homer);
  expect(event.runsScored.map(({ earned }) => earned)).toEqual([false, true]);
});

test('after two outs and an error that should have been the third, nothing is earned', () => {
  const game = aGame().outs(2).fielding({ missedOuts: 1 }).onThird().batting('HR').build();
  expect(play(game, homer).event.runsScored.map(({ earned }) => earned)).toEqual([false, false]);
});

test('a reliever has no benefit of errors made before they came in (rule 9.16(i))', () => {
  const game = aGame()
    .outs(2)
    .fielding({ missedOuts: 1, missedOutsBefore: 1 })
    .onThird({ chargedTo: 15 })
    .batting('HR')
    .build();
  expect(play(game, homer).event.runsScored).toEqual([
    { runner: 8, pitcher: 15, earned: false },
    { runner: 0, pitcher: 9, earned: true },
  ]);
});

const single = loadedDice({ ball: 0.01, 'runner from third': 0 });
const earnedOn = (game: ReturnType<typeof aGame>, dice = single) =>
  play(game.build(), dice).event.runsScored.map(({ earned }) => earned);

test('a run that came home only because of a base owed to an error is unearned (9.16(d))', () => {
  expect(earnedOn(aGame().onThird().batting('H1'))).toEqual([true]);
  expect(earnedOn(aGame().onThird({ basesOwed: 1 }).batting('H1'))).toEqual([false]);
});

test('a hit long enough to bring it home from where it would stand makes it earned', () => {
  expect(earnedOn(aGame().onThird({ basesOwed: 1 }).batting('H2'), homer)).toEqual([true]);
  expect(earnedOn(aGame().onThird({ basesOwed: 2 }).batting('H2'), homer)).toEqual([false]);
  expect(earnedOn(aGame().onThird({ basesOwed: 2 }).batting('HR'), homer)).toEqual([true, true]);
});

test('a passed ball is owed as an error is, a wild pitch is not (9.16(a), (d))', () => {
  const owedAfter = (drawn: number) =>
    play(
      aGame().errorRate(0.02).onFirst().onSecond().batting('SO').build(),
      loadedDice({ 'between batters': drawn }),
    ).state.basesOwed;
  // The catcher lets 3 of 1,000 pitches pass.
  expect(owedAfter(0.0029)).toEqual([0, 1, 1]);
  expect(owedAfter(0.0031)).toEqual([0, 0, 0]);
});

test('what a walk would have forced anyway is owed no more', () => {
  // Without the error second and first would be taken: the walk forces both up.
  const game = aGame().onFirst().onThird({ basesOwed: 1 }).batting('BB').build();
  expect(play(game, loadedDice()).state).toMatchObject({
    bases: [0, 6, 8],
    basesOwed: [0, 0, 0],
  });
  // With first empty the batter forces nobody.
  const open = aGame().onThird({ basesOwed: 1 }).batting('BB').build();
  expect(play(open, loadedDice()).state.basesOwed).toEqual([0, 0, 1]);
  // A runner who would stand on first still is forced to second, and owes one base of two.
  const far = aGame().onThird({ basesOwed: 2 }).batting('BB').build();
  expect(play(far, loadedDice()).state.basesOwed).toEqual([0, 0, 1]);
});

test('a runner on by an error who is put out is the out that the error had cost (9.16(a))', () => {
  const game = aGame()
    .outs(1)
    .fielding({ missedOuts: 1 })
    .onFirst({ byError: true })
    .batting('SO')
    .build();
  const caught = play(game, loadedDice({ steal: 0.99 }), { kind: 'steal', runnersAdvancing: '1' });
  expect(caught.state).toMatchObject({ ipOuts: 2, home: { missedOuts: 0 } });
});

test('who replaces that runner on a force stands for the missed out', () => {
  const game = aGame().fielding({ missedOuts: 1 }).onFirst({ byError: true }).batting('OO').build();
  const { state } = play(game, loadedDice({ ball: 0.2, 'double play': 0.5 }));
  expect(state.home.missedOuts).toBe(1);
  expect(state.onByError).toEqual([true, false, false]);
});

test('whatever happens, earned runs are at most the runs, and owed bases fit the base', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { setup, state, events } = fuzzGame(seed);
    const { home, visitors } = boxScore(setup, events);
    for (const { R, ER } of [...home.pitchers, ...visitors.pitchers])
      expect(ER).toBeLessThanOrEqual(R);
    state.basesOwed.forEach((owed, index) => expect(owed).toBeLessThanOrEqual(index));
  }
});

test('on a force the batter stands for the runner put out (rule 9.16(g))', () => {
  const game = aGame().onFirst({ chargedTo: 15, byError: true }).batting('OO').build();
  const { state } = play(game, loadedDice({ ball: 0.2, 'double play': 0.5 }));
  expect(state.bases).toEqual([0, -1, -1]);
  expect(state.chargedTo).toEqual([15, -1, -1]);
  expect(state.onByError).toEqual([true, false, false]);
});
