import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfCardInPacks } from './chance-of-card-in-packs.ts';

const aChance = fc.double({ min: 0, max: 1 / 12, noNaN: true });
const numberOfCards = fc.integer({ min: 1, max: 12 });

test('one pack holds a card with the sum of the chances of its places', () => {
  expect(chanceOfCardInPacks(0.01, { numberOfCards: 6, packs: 1 })).toBeCloseTo(0.06, 15);
});

test('the chance of none in any of the packs is the product of their chances of none', () => {
  fc.assert(
    fc.property(
      aChance,
      numberOfCards,
      fc.nat(200),
      fc.nat(200),
      (chance, numberOfCards, some, more) => {
        const none = (packs: number) => 1 - chanceOfCardInPacks(chance, { numberOfCards, packs });
        expect(none(some + more)).toBeCloseTo(none(some) * none(more), 12);
      },
    ),
  );
});

test('a card that every pack holds is certain, and without a pack there is none', () => {
  expect(chanceOfCardInPacks(1 / 6, { numberOfCards: 6, packs: 1 })).toBe(1);
  expect(chanceOfCardInPacks(1 / 6, { numberOfCards: 6, packs: 0 })).toBe(0);
  expect(chanceOfCardInPacks(0.2, { numberOfCards: 6, packs: 3 })).toBe(1);
});

test('a very rare card keeps its digits', () => {
  expect(chanceOfCardInPacks(1e-15, { numberOfCards: 6, packs: 100 })).toBeCloseTo(6e-13, 23);
});
