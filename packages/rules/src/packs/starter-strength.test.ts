import { expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { FIRST_RELIEVER, FIRST_STARTER } from '../games/lineup-slots.ts';
import { aBatter, aBatterWho, aPitcher, aPitcherWith, aSide } from '../testing/player-builders.ts';
import { randomSide } from '../testing/random-game.ts';
import { cardFigures, strengthFigures, type CardFigures } from './starter-strength.ts';

const teamOf = (seed: number): CardFigures[] =>
  randomSide('V', new SeededDice(seed), 'computer').players.map(cardFigures);

const AVERAGE = aSide('V').players.map(cardFigures);
const staffOf = (team: readonly CardFigures[]) => strengthFigures(team)[4] as number;

/** Sets that clubs drew are drawn again by their seed, so the same cards weigh the same. */
test('the figures of six teams are what they always were', () => {
  const figures = [1, 2, 3, 4, 5, 6].map((seed) =>
    strengthFigures(teamOf(seed)).map((figure) => Number(figure.toFixed(4))),
  );
  expect(figures).toEqual([
    [5.9583, 562, 64.1195, 4111.3103, 110.0173, 8.6169],
    [5.6403, 401, 111.2217, 12370.2654, 154.1698, 17.9223],
    [6.8397, 398, 64.2653, 4130.0242, 39.7938, 4.6005],
    [7.6527, 437, 65.7238, 4319.6116, 186.9845, 42.3829],
    [6.7557, 456, 91.914, 8448.1891, 120.1257, 22.9007],
    [6.2878, 259, 67.4443, 4548.7399, 177.2766, 34.0898],
  ]);
});

test('an average side: nine bats of one, speed of fifty, eight fielders of two errors in a hundred', () => {
  const [bats, speed, errors, squared] = strengthFigures(AVERAGE);
  const [bat] = AVERAGE;
  expect(bats).toBeCloseTo(9 * (bat!.type === 'Batter' ? bat!.bat : 0), 9);
  expect(speed).toBe(9 * 50);
  expect(errors).toBeCloseTo(16, 9);
  expect(squared).toBeCloseTo(256, 9);
});

test('a home run every time is worth what the usual pitcher leaves of it, a strikeout nothing', () => {
  const batOf = (result: 'HR' | 'BB' | 'SO') => {
    const figures = cardFigures(aBatterWho(result));
    return figures.type === 'Batter' ? figures.bat : Number.NaN;
  };
  // 18.3% of them become outs, of which the other cells then make nothing more.
  expect(batOf('HR')).toBeCloseTo(100 * 0.02747 * (1 - 0.183), 9);
  expect(batOf('BB')).toBeCloseTo(100 * 0.01038 * (1 - 0.123), 9);
  expect(batOf('SO')).toBe(0);
});

test('errors are counted in a hundred outs', () => {
  expect(cardFigures(aBatter({ errorRate: 0.03, speed: 71 }))).toMatchObject({
    errors: 3,
    speed: 71,
  });
});

test('a plain pitcher is charged the same for each batter until tiring, then more and more', () => {
  const figures = cardFigures(aPitcher({ stamina: 40 }));
  if (figures.type !== 'Pitcher') throw new Error('not a pitcher');
  const { charged, rested } = figures;
  const batters = Array.from({ length: 39 }, (_, index) => charged[index + 1]! - charged[index]!);
  const fresh = batters.slice(0, rested);
  expect(charged[0]).toBe(0);
  expect(rested).toBeGreaterThan(5);
  for (const runs of fresh) expect(runs).toBeCloseTo(batters[0]!, 9);
  const late = batters.slice(rested);
  expect(late[0]).toBeGreaterThan(batters[0]! + 1e-6);
  // The chance of an extra hit grows by .02 with each batter, to .2 with the tenth.
  const worse = late.map((runs) => (runs - batters[0]!) / (late[0]! - batters[0]!));
  worse.forEach((times, index) => expect(times).toBeCloseTo(Math.min(10, index + 1), 9));
});

test('who tires with batter 38 is rested for 37, and nobody for longer than a game', () => {
  const restedFor = (stamina: number) => {
    const figures = cardFigures(aPitcher({ stamina }));
    return figures.type === 'Pitcher' ? figures.rested : Number.NaN;
  };
  expect([20, 100, 120].map(restedFor)).toEqual([7, 37, 38]);
});

test('a tired pitcher loses the cells that help, not those that hurt', () => {
  const lastOf = (cell: 'h9l' | 'k9l') => {
    const figures = cardFigures(aPitcherWith(cell, { stamina: 20 }));
    if (figures.type !== 'Pitcher') throw new Error('not a pitcher');
    return figures.charged[39]! - figures.charged[38]! - figures.charged[1]!;
  };
  expect(lastOf('h9l')).toBeGreaterThan(1);
  expect(lastOf('k9l')).toBe(0);
});

test('an ace helps more, the sooner the computer brings that reliever in', () => {
  const ace = cardFigures(aPitcherWith('h9l', { stamina: 12 }));
  const saved = [0, 1, 2, 3, 4].map(
    (place) => staffOf(AVERAGE) - staffOf(AVERAGE.with(FIRST_RELIEVER + place, ace)),
  );
  // The second of the bullpen comes in first; the first, who closes the game, comes in last.
  const [closer, ...inOrder] = saved;
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  expect(inOrder[0]).toBeGreaterThan(inOrder[1]!);
  expect(closer).toBeGreaterThan(0);
});

test('a staff of fewer runs is that of a starter who stays while the bullpen is worse', () => {
  const weakBullpen = AVERAGE.map((card, index) =>
    index >= FIRST_RELIEVER && card.type === 'Pitcher'
      ? cardFigures(aPitcherWith('h9h', { stamina: 12 }))
      : card,
  );
  expect(staffOf(weakBullpen)).toBeGreaterThan(staffOf(AVERAGE));
  // Five starters who never tire need nobody else.
  const tireless = weakBullpen.map((card, index) =>
    index >= FIRST_STARTER && index < FIRST_RELIEVER
      ? cardFigures(aPitcher({ stamina: 100 }))
      : card,
  );
  const [starter] = tireless.slice(FIRST_STARTER);
  expect(staffOf(tireless)).toBeCloseTo(
    starter!.type === 'Pitcher' ? starter!.charged[38]! : Number.NaN,
    9,
  );
});
