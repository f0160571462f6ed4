import type { BatterCell } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBatterCard } from '../testing/a-card.ts';
import { battingRuns, clubBattingOrder } from './batting-order.ts';

const SUMS = 11;

/** Returns a batter whose table has so many singles, walks and home runs from the middle on. */
const aBat = (cardID: number, { hits = 0, walks = 0, homers = 0, speed = 50, AB = 560 } = {}) => {
  const good: BatterCell[] = [
    ...Array.from({ length: homers }, () => 'HR' as const),
    ...Array.from({ length: hits }, () => 'H1' as const),
    ...Array.from({ length: walks }, () => 'BB' as const),
  ];
  const base = Array.from({ length: SUMS }, (_, index) => good[index] ?? 'OO');
  const dice = { base, extra: Array.from({ length: SUMS }, () => 'OO' as const) };
  return { ...aBatterCard({ AB }, { cardID }), speed, dice };
};

const MURDERERS_ROW = [
  aBat(1, { homers: 5, walks: 2 }), // Ruth
  aBat(2, { homers: 4, walks: 2 }), // Gehrig
  aBat(3, { homers: 3 }), // Meusel
  aBat(4, { hits: 4, speed: 80 }), // Combs
  aBat(5, { homers: 2, hits: 1 }), // Lazzeri
  aBat(6, { hits: 3, speed: 60 }), // Koenig
  aBat(7, { hits: 2 }), // Dugan
  aBat(8, { hits: 1, walks: 1 }), // Collins
  aBat(9), // the pitchers' friend
];
const idsOf = (nine: readonly { readonly cardID: number }[]) =>
  clubBattingOrder(nine as typeof MURDERERS_ROW).map(({ cardID }) => cardID);

test('the best bat is third, the next best fourth, the worst last', () => {
  const order = idsOf(MURDERERS_ROW);
  expect([order[2], order[3], order[8]]).toEqual([1, 2, 9]);
});

test('who gets on base and runs leads off; power bats behind the best', () => {
  const order = idsOf(MURDERERS_ROW);
  expect(order[0]).toBe(4);
  expect(order.slice(4, 6)).toContain(3);
});

test('of two who get on base as often, the faster leads off', () => {
  const slow = { ...aBat(4, { hits: 4, speed: 20 }) };
  const fast = { ...aBat(6, { hits: 4, speed: 85 }) };
  expect(
    idsOf([...MURDERERS_ROW.filter(({ cardID }) => cardID !== 4 && cardID !== 6), slow, fast])[0],
  ).toBe(6);
});

test('twenty good plate appearances do not make the best bat', () => {
  const hot = { ...aBat(9, { homers: 6 }), season: aBatterCard({ AB: 20, BB: 0 }).season };
  expect(idsOf([...MURDERERS_ROW.slice(0, 8), hot])[2]).toBe(1);
  expect(battingRuns(hot)).toBeLessThan(battingRuns(MURDERERS_ROW[0]!));
});

test('all nine bat once, in the same order whoever is named first', () => {
  const nineInAnyOrder = fc.shuffledSubarray(MURDERERS_ROW, { minLength: 9 });
  fc.assert(
    fc.property(nineInAnyOrder, (shuffled) => {
      expect(idsOf(shuffled)).toEqual(idsOf(MURDERERS_ROW));
      expect(new Set(idsOf(shuffled)).size).toBe(9);
    }),
  );
});
