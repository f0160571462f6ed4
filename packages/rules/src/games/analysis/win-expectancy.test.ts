import { expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aGame } from '../../testing/a-game.ts';
import { aSide } from '../../testing/player-builders.ts';
import { BASE_SETS, NO_BASES } from '../baserunning/base-set.ts';
import { compileSetup } from '../engine/compile-setup.ts';
import { simulateGame } from '../simulate.ts';
import { battingSideWinExpectancy, winExpectancy } from './win-expectancy.ts';

test('a game between equals begins even', () => {
  expect(winExpectancy(aGame().build().state, 'home')).toBeCloseTo(0.5, 2);
  expect(battingSideWinExpectancy(16, 0, NO_BASES, 0)).toBeCloseTo(0.5, 2);
});

test('both sides together always win once', () => {
  const { state } = aGame().inning(6, 'bottom').score(2, 4).onSecond().outs(1).build();
  expect(winExpectancy(state, 'home') + winExpectancy(state, 'visitors')).toBe(1);
});

test('a run is worth more late than early, and little once the lead is great', () => {
  const swing = (half: number, lead: number) =>
    battingSideWinExpectancy(half, 0, NO_BASES, lead + 1) -
    battingSideWinExpectancy(half, 0, NO_BASES, lead);
  expect(swing(16, 0)).toBeGreaterThan(2 * swing(0, 0));
  expect(swing(14, 7)).toBeLessThan(0.01);
});

test('each run more helps the side at bat, in every situation', () => {
  for (let half = 0; half < 18; half++) {
    for (const outs of [0, 1, 2, 3]) {
      for (const bases of BASE_SETS) {
        const chances = Array.from({ length: 25 }, (_, index) =>
          battingSideWinExpectancy(half, outs, bases, index - 12),
        );
        expect(chances).toEqual(chances.toSorted((one, other) => one - other));
      }
    }
  }
});

test('an out costs the side at bat, a runner on base helps it', () => {
  const { state } = aGame().inning(9, 'bottom').score(3, 2).build();
  const chance = (changes: Partial<typeof state>) =>
    winExpectancy({ ...state, ...changes }, 'home');
  expect(chance({ ipOuts: 52 })).toBeLessThan(chance({}));
  expect(chance({ bases: [-1, 4, -1] })).toBeGreaterThan(chance({}));
});

test('two out in the last of the ninth, nobody on, a run behind: one in twenty or so', () => {
  const { state } = aGame().inning(9, 'bottom').score(3, 2).outs(2).build();
  expect(winExpectancy(state, 'home')).toBeGreaterThan(0.03);
  expect(winExpectancy(state, 'home')).toBeLessThan(0.08);
});

test('an extra inning is as the ninth', () => {
  const chanceIn = (inning: number) =>
    winExpectancy(aGame().inning(inning, 'top').score(4, 4).onFirst().build().state, 'visitors');
  expect(chanceIn(14)).toBe(chanceIn(9));
});

test('a final game is won or lost', () => {
  const { state } = aGame().inning(9, 'bottom').score(2, 3).build();
  expect(winExpectancy({ ...state, final: true }, 'home')).toBe(1);
  expect(winExpectancy({ ...state, final: true }, 'visitors')).toBe(0);
});

test('the home side ahead after the top of the ninth has won', () => {
  expect(battingSideWinExpectancy(16, 3, NO_BASES, -1)).toBe(0);
  expect(battingSideWinExpectancy(17, 0, NO_BASES, 1)).toBe(1);
  expect(battingSideWinExpectancy(17, 3, NO_BASES, -1)).toBe(0);
});

test('of games between equals that stand so, the side wins as often as predicted', () => {
  const setup = compileSetup({ visitors: aSide('V'), home: aSide('H'), rates: 'designed' });
  const dice = new SeededDice(21);
  const predicted = Array.from({ length: 10 }, () => 0);
  const won = Array.from({ length: 10 }, () => 0);
  const times = Array.from({ length: 10 }, () => 0);
  const add = (list: number[], bin: number, value: number) =>
    (list[bin] = (list[bin] ?? 0) + value);
  for (let game = 0; game < 8000; game++) {
    const { state, events } = simulateGame(setup, dice, { events: true });
    const homeWon = state.home.runs > state.visitors.runs;
    for (const { ipOuts, nextBatting, homeScore, visitingScore, first, second, third } of events) {
      if (nextBatting === null) continue;
      const situation = {
        ...state,
        ipOuts,
        final: false,
        bases: [first, second, third].map((runner) => runner ?? -1),
      };
      const home = { ...state.home, runs: homeScore };
      const visitors = { ...state.visitors, runs: visitingScore };
      const chance = winExpectancy({ ...situation, home, visitors }, 'home');
      const bin = Math.min(9, Math.floor(chance * 10));
      add(predicted, bin, chance);
      add(won, bin, homeWon ? 1 : 0);
      add(times, bin, 1);
    }
  }
  times.forEach((count, bin) => {
    expect(count).toBeGreaterThan(2000);
    const [meanPredicted, meanWon] = [(predicted[bin] ?? 0) / count, (won[bin] ?? 0) / count];
    expect(Math.abs(meanPredicted - meanWon)).toBeLessThan(0.06);
  });
});
