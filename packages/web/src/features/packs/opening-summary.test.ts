import { expect, test } from 'vitest';

import { duplicatesOf, summarizeOpening } from './opening-summary.ts';

const card = (rating: number, isNew = true) => ({ rating, isNew });

test('an opening is told by what is new and what is gold or better', () => {
  const pack = [card(40), card(50, false), card(60), card(64, false), card(70), card(80, false)];
  expect(summarizeOpening(pack)).toBe('3 new, 1 gold');
  expect(summarizeOpening([card(97), card(88, false), card(89), card(77)])).toBe(
    '3 new, 1 uranium, 2 titanium, 1 gold',
  );
});

test('where nothing is gold, the best tier is named', () => {
  expect(summarizeOpening([card(40), card(58), card(60)])).toBe('3 new, 2 bronze');
});

test('a pack of nothing but duplicates says so', () => {
  expect(summarizeOpening([card(40, false), card(68, false)])).toBe('None new, 1 silver');
});

test('only duplicates sell, and of them not those that are locked', () => {
  const copy = { cardID: 1, rating: 80, isNew: false };
  const cards = [{ ...copy, isNew: true }, copy, { ...copy, cardID: 2, rating: 60 }];
  expect(duplicatesOf(cards, new Set())).toEqual({ count: 2, value: 101 });
  expect(duplicatesOf(cards, new Set([1]))).toEqual({ count: 1, value: 1 });
  expect(duplicatesOf([{ ...copy, isNew: true }], new Set())).toEqual({ count: 0, value: 0 });
});
