import fc from 'fast-check';
import { expect, test } from 'vitest';
import { committedDice } from '../fairness/committed-dice.ts';
import type { Dice } from '../fairness/dice.ts';
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

test('a chance is missed by the number drawn that equals it', () => {
  const dice = { ...new SeededDice(1), fraction: () => 0.3, die: () => 1 } as Dice;
  const atChance = drawReward({ ...always, seriesPct: 30, cardPct: 31 }, dice);
  expect(atChance.packs).toEqual({ drawn: 0.3, isGranted: false });
  expect(atChance.card).toEqual({ drawn: 0.3, isGranted: true });
});

test('the draw follows from the seeds of the game that won it, so that anyone can repeat it', () => {
  const seeds = { id: 'game', serverSeed: 'ab'.repeat(32), clientSeed: 'cd'.repeat(16) };
  const terms = { ...always, seriesPct: 50, cardPct: 50 };
  // Worked out in Python from the description on the fairness page.
  expect(drawReward(terms, committedDice(seeds).event(101))).toEqual({
    money: 500,
    packs: { drawn: 0.19319333770730296, isGranted: true },
    card: { drawn: 0.8932630232530627, isGranted: false },
  });
});
