import { expect, test } from 'vitest';
import { aBatter, aBatterWho, aPitcher, aPitcherWith } from '../testing/player-builders.ts';
import { cardFigures } from './starter-card-figures.ts';

const batterFigures = (player: Parameters<typeof cardFigures>[0]) => {
  const figures = cardFigures(player);
  if (figures.type !== 'Batter') throw new Error('not a batter');
  return figures;
};
const pitcherFigures = (player: Parameters<typeof cardFigures>[0]) => {
  const figures = cardFigures(player);
  if (figures.type !== 'Pitcher') throw new Error('not a pitcher');
  return figures;
};
/** Returns what each of the first 39 batters makes of a pitcher. */
const ofEachBatter = (sums: Float64Array): number[] =>
  Array.from({ length: 39 }, (_, index) => sums[index + 1]! - sums[index]!);

test('a home run every time is worth what the usual pitcher leaves of it, a strikeout less than nothing', () => {
  // 18.3% of them become outs, of which the other cells then make nothing more.
  const slugger = batterFigures(aBatterWho('HR'));
  expect(slugger.bat).toBeCloseTo(100 * 4.164 * (1 - 0.183), 9);
  expect(slugger.onBase).toBeCloseTo(100 * (1 - 0.183), 9);
  expect(batterFigures(aBatterWho('BB')).bat).toBeCloseTo(100 * 0.571 * (1 - 0.123), 9);
  const victim = batterFigures(aBatterWho('SO'));
  expect(victim.bat).toBeLessThan(0);
  expect(victim.onBase).toBe(0);
});

test('errors are counted in a hundred outs, steals by the success above .68', () => {
  const runner = aBatter({
    errorRate: 0.03,
    speed: 70,
    stealAttemptRate: 0.2,
    stealSuccessRate: 0.78,
  });
  const { errors, speed, steals } = batterFigures(runner);
  expect([errors, speed]).toEqual([3, 70]);
  expect(steals).toBeCloseTo(2, 9);
  expect(batterFigures({ ...runner, stealSuccessRate: 0.58 }).steals).toBeCloseTo(-2, 9);
});

test('a plain pitcher allows the same to each batter until tiring, then more and more', () => {
  const { runs, onBase, inPlay, tiresAt } = pitcherFigures(aPitcher({ stamina: 40 }));
  const rested = tiresAt - 1;
  expect(runs[0]).toBe(0);
  expect(rested).toBeGreaterThan(5);
  const batters = ofEachBatter(runs);
  for (const fresh of batters.slice(0, rested)) expect(fresh).toBeCloseTo(batters[0]!, 9);
  const late = batters.slice(rested);
  expect(late[0]).toBeGreaterThan(batters[0]! + 1e-6);
  // The chance of an extra hit grows by .02 with each batter, to .2 with the tenth.
  const worse = late.map((run) => (run - batters[0]!) / (late[0]! - batters[0]!));
  worse.forEach((times, index) => expect(times).toBeCloseTo(Math.min(10, index + 1), 9));
  // What falls in as a hit is no out in play any more.
  const together = ofEachBatter(onBase).map((hit, index) => hit + ofEachBatter(inPlay)[index]!);
  for (const sum of together) expect(sum).toBeCloseTo(together[0]!, 9);
});

test('who has a stamina of 20 tires with the eighth batter, with 100 with the 38th', () => {
  const tiresWith = (stamina: number) => pitcherFigures(aPitcher({ stamina })).tiresAt;
  expect([20, 100].map(tiresWith)).toEqual([8, 38]);
});

test('a tired pitcher loses the cells that help, not those that hurt', () => {
  const lateLoss = (cell: 'h9l' | 'k9l') => {
    const batters = ofEachBatter(pitcherFigures(aPitcherWith(cell, { stamina: 20 })).runs);
    return batters.at(-1)! - batters[0]!;
  };
  expect(lateLoss('h9l')).toBeGreaterThan(0);
  expect(lateLoss('k9l')).toBeCloseTo(0, 9);
});
