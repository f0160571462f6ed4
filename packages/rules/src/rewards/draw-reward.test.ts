import fc from 'fast-check';
import { expect, test } from 'vitest';
import { committedDice } from '../fairness/committed-dice.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { drawReward } from './draw-reward.ts';

const always = { money: 500, packs: 2, seriesPct: null, hasCard: true, cardPct: null };

test('money always comes, and what has no chance written beside it is certain', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const drawn = drawReward(always, new SeededDice(seed));
      expect(drawn).toMatchObject({
        money: 500,
        packs: { isGranted: true },
        card: { isGranted: true },
      });
    }),
  );
});

test('a chance of 0 never comes, and one of 100 always', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const drawn = drawReward({ ...always, seriesPct: 0, cardPct: 100 }, new SeededDice(seed));
      expect(drawn.packs?.isGranted).toBe(false);
      expect(drawn.card?.isGranted).toBe(true);
    }),
  );
});

test('a chance of 30 in 100 comes about 30 times in 100', () => {
  const dice = new SeededDice(1871);
  const times = Array.from({ length: 10_000 }, () => drawReward({ ...always, cardPct: 30 }, dice));
  const came = times.filter(({ card }) => card?.isGranted).length;
  expect(came).toBeGreaterThan(2_800);
  expect(came).toBeLessThan(3_200);
});

test('a reward of money alone draws nothing', () => {
  const terms = { money: 5, packs: 0, seriesPct: 50, hasCard: false, cardPct: 50 };
  expect(drawReward(terms, new SeededDice(1))).toEqual({ money: 5, packs: null, card: null });
});

test('the draw follows from the seeds of the game that won it, so that anyone can repeat it', () => {
  const seeds = { id: 'game', serverSeed: 'ab'.repeat(32), clientSeed: 'cd'.repeat(16) };
  const draw = () => drawReward({ ...always, seriesPct: 50 }, committedDice(seeds).event(101));
  expect(draw()).toEqual(draw());
});
