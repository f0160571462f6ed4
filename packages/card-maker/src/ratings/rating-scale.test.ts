import { tierOf } from '@pennant/rules/cards/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateCards, ratingAtPercentile } from './rating-scale.ts';

test.each([
  [0, 25],
  [0.5, 55.5],
  [0.72, 65.5],
  [0.955, 85.5],
  [1, 100],
])('place %d has rating %d', (percentile, rating) => {
  expect(ratingAtPercentile(percentile)).toBeCloseTo(rating, 12);
});

test('half of all cards are iron, eight in a thousand uranium', () => {
  const ratings = rateCards(Array.from({ length: 1000 }, (_, value) => ({ value, cap: 100 })));
  const tiers = [...ratings].map(tierOf);
  const share = (tier: string): number => tiers.filter((candidate) => candidate === tier).length;
  expect(share('iron')).toBe(500);
  expect(share('bronze')).toBe(220);
  expect(share('silver')).toBe(150);
  expect(share('gold')).toBe(85);
  expect(share('titanium')).toBe(37);
  expect(share('uranium')).toBe(8);
});

const arbitraryCards = () =>
  fc.array(
    fc.record({
      value: fc.double({ min: -50, max: 150, noNaN: true }),
      cap: fc.constantFrom(60, 70, 82, 92, 100),
    }),
    { minLength: 1, maxLength: 200 },
  );

test('no card is rated above its cap', () => {
  fc.assert(
    fc.property(arbitraryCards(), (cards) => {
      rateCards(cards).forEach((rating, index) =>
        expect(rating).toBeLessThanOrEqual(cards[index]!.cap),
      );
    }),
  );
});

test('of two cards of one cap the stronger is never rated lower', () => {
  fc.assert(
    fc.property(arbitraryCards(), (cards) => {
      const ratings = rateCards(cards);
      const overtaken = cards.filter((card, index) =>
        cards.some(
          (other, otherIndex) =>
            card.cap === other.cap &&
            card.value > other.value &&
            ratings[index]! < ratings[otherIndex]!,
        ),
      );
      expect(overtaken).toEqual([]);
    }),
  );
});

test('a card held down by its cap leaves its place to the next', () => {
  const cards = Array.from({ length: 100 }, (_, value) => ({
    value,
    cap: value === 99 ? 60 : 100,
  }));
  const ratings = rateCards(cards);
  expect(ratings[99]).toBe(60);
  expect(ratings[98]).toBe(100);
});

test('the only card of a history is its best, as far as its cap lets it', () => {
  expect([...rateCards([{ value: -3, cap: 100 }])]).toEqual([100]);
  expect([...rateCards([{ value: -3, cap: 60 }])]).toEqual([60]);
});

test('where nobody may have the rating, the strongest gets as much as the cap allows', () => {
  const cards = [
    { value: 1, cap: 60 },
    { value: 2, cap: 70 },
  ];
  expect([...rateCards(cards)]).toEqual([25, 70]);
  expect([...rateCards(cards.toReversed())]).toEqual([70, 25]);
});

test('so does the next, once the strongest has a card', () => {
  const cards = [
    { value: 4, cap: 70 },
    { value: 3, cap: 58 },
    { value: 2, cap: 58 },
    { value: 1, cap: 58 },
  ];
  expect([...rateCards(cards)]).toEqual([70, 58, 45, 25]);
});

test('of two cards that are as strong the first in the record is rated higher', () => {
  const alike = { value: 5, cap: 100 };
  expect([...rateCards([alike, alike, alike])]).toEqual([100, 56, 25]);
});
