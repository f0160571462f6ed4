import { expect, test, vi } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aGame } from '../../testing/a-game.ts';
import { aSide } from '../../testing/player-builders.ts';
import { BASE_SETS, NO_BASES, baseSet } from '../baserunning/base-set.ts';
import { compileSetup } from '../engine/compile-setup.ts';
import { simulateGame } from '../simulate.ts';
import { battingSideWinExpectancy, winExpectancy } from './win-expectancy.ts';

test('a game between equals begins even', () => {
  expect(winExpectancy(aGame().build().state, 'home')).toBeCloseTo(0.5, 2);
  expect(battingSideWinExpectancy(16, 0, NO_BASES, 0)).toBeCloseTo(0.5, 2);
});

test('the chances are what they always were: the computer plays by them', async () => {
  // The table is made when it is first asked for, so here it is made anew.
  vi.resetModules();
  const { battingSideWinExpectancy: chanceOf } = await import('./win-expectancy.ts');
  const chances = [0, 5, 13, 16, 17, 18, 19].map((half) =>
    [-13, -3, -1, 0, 1, 4, 12].map((lead) =>
      [chanceOf(half, 0, NO_BASES, lead), chanceOf(half, 2, baseSet(1, 3), lead)]
        .map((chance) => chance.toFixed(3))
        .join('/'),
    ),
  );
  expect(chances.map((row) => row.join(' '))).toEqual([
    '0.006/0.006 0.236/0.237 0.404/0.404 0.500/0.501 0.596/0.597 0.828/0.829 0.992/0.992',
    '0.004/0.004 0.235/0.236 0.436/0.437 0.555/0.556 0.668/0.669 0.894/0.895 0.998/0.998',
    '0.000/0.000 0.128/0.130 0.362/0.363 0.587/0.588 0.789/0.790 0.971/0.971 1.000/1.000',
    '0.000/0.000 0.035/0.039 0.163/0.165 0.500/0.502 0.837/0.837 0.985/0.985 1.000/1.000',
    '0.000/0.000 0.043/0.049 0.200/0.201 0.635/0.638 1.000/1.000 1.000/1.000 1.000/1.000',
    '0.000/0.000 0.035/0.039 0.163/0.165 0.500/0.502 0.837/0.837 0.985/0.985 1.000/1.000',
    '0.000/0.000 0.043/0.049 0.200/0.201 0.635/0.638 1.000/1.000 1.000/1.000 1.000/1.000',
  ]);
  expect(chanceOf(16, 3, NO_BASES, -1)).toBe(0);
  expect(chanceOf(16, 3, NO_BASES, 0)).toBeCloseTo(1 - chanceOf(17, 0, NO_BASES, 0), 9);
  expect(chanceOf(17, 3, NO_BASES, 0)).toBe(0.5);
  expect(chanceOf(17, 3, NO_BASES, 1)).toBe(1);
  expect(chanceOf(17, 3, NO_BASES, -1)).toBe(0);
  expect(chanceOf(14, 3, NO_BASES, -1)).toBeGreaterThan(0.1);
});

test('the visitors’ chance is that of the side at bat while they bat', () => {
  const ahead = aGame().inning(9, 'top').score(5, 2).build().state;
  expect(winExpectancy(ahead, 'visitors')).toBeGreaterThan(0.9);
  expect(winExpectancy(ahead, 'home')).toBeLessThan(0.1);
  const loaded = aGame().inning(5, 'top').onFirst().onSecond().onThird().build().state;
  expect(winExpectancy(loaded, 'visitors')).toBeGreaterThan(0.55);
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
