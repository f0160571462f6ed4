import { expect, test } from 'vitest';
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

test('on a force the batter stands for the runner put out (rule 9.16(g))', () => {
  const game = aGame().onFirst({ chargedTo: 15, byError: true }).batting('OO').build();
  const { state } = play(game, loadedDice({ ball: 0.2, 'double play': 0.5 }));
  expect(state.bases).toEqual([0, -1, -1]);
  expect(state.chargedTo).toEqual([15, -1, -1]);
  expect(state.onByError).toEqual([true, false, false]);
});
