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

test('only duplicates sell', () => {
  expect(duplicatesOf([card(40), card(80, false), card(60, false)])).toEqual({
    count: 2,
    value: 101,
  });
  expect(duplicatesOf([card(97)])).toEqual({ count: 0, value: 0 });
});
