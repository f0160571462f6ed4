import { expect, test } from 'vitest';

import { cardsSummary, packSummary } from './series-summaries.ts';

test('a pack is told by its cards, its price and its limit', () => {
  const pack = { cost: '1440', numberOfCards: '6', purchaseLimit: '' };
  expect(packSummary(pack)).toBe('6 cards, $1,440');
  expect(packSummary({ ...pack, numberOfCards: ' 1 ' })).toBe('1 card, $1,440');
  expect(packSummary({ ...pack, purchaseLimit: '3' })).toBe('6 cards, $1,440, 3 a player');
});

test('a price that is no number is told as it was typed', () => {
  for (const cost of ['', '12.50', 'a lot'])
    expect(packSummary({ cost, numberOfCards: '6', purchaseLimit: '' })).toBe(`6 cards, ${cost}`);
});

test('the cards of a series are told by their lowest rating and their clubs', () => {
  expect(cardsSummary({ minRating: '66', teamsIncluded: ' ' })).toBe('from 66, all clubs');
  expect(cardsSummary({ minRating: '0', teamsIncluded: ' nya, bos ' })).toBe('from 0, NYA, BOS');
});
