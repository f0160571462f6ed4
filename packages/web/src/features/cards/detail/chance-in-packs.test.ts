import { expect, test } from 'vitest';

import { cheapestFirst, formatPackOdds } from './chance-in-packs.ts';

test('a card of one in 312 cards is in one of 52 packs of six', () => {
  expect(formatPackOdds({ chance: 1 / 312, numberOfCards: 6 })).toBe('1 in 52 packs');
});

test('a card of long odds has its thousands set apart', () => {
  expect(formatPackOdds({ chance: 1 / 60_000, numberOfCards: 6 })).toBe('1 in 10,000 packs');
});

test('a card that every pack holds says so, and so does one that none holds', () => {
  expect(formatPackOdds({ chance: 1 / 6, numberOfCards: 6 })).toBe('in every pack');
  expect(formatPackOdds({ chance: 0, numberOfCards: 6 })).toBe('not in its packs');
});

test('of two series the one that costs less for the card stands first; one without it is left out', () => {
  const base = { name: '1927 Base', chance: 0.003, numberOfCards: 6, cost: 130 };
  const theme = { name: 'Great Bats', chance: 0.02, numberOfCards: 6, cost: 440 };
  const other = { name: 'Great Arms', chance: 0, numberOfCards: 6, cost: 10 };
  expect(cheapestFirst([base, other, theme]).map(({ name }) => name)).toEqual([
    'Great Bats',
    '1927 Base',
  ]);
});
