import { expect, test } from 'vitest';
import { TIERS, tierColorKey, tierOf, topRatingOf } from './tier.ts';

test.each([
  [0, 'iron'],
  [55, 'iron'],
  [56, 'bronze'],
  [65, 'bronze'],
  [66, 'silver'],
  [75, 'silver'],
  [76, 'gold'],
  [85, 'gold'],
  [86, 'titanium'],
  [95, 'titanium'],
  [96, 'uranium'],
  [100, 'uranium'],
])('a card of rating %i is of %s', (rating, tier) => {
  expect(tierOf(rating)).toBe(tier);
});

test('every tier ends where the next begins', () => {
  for (const { tier, from } of TIERS) {
    expect(tierOf(from)).toBe(tier);
    expect(tierOf(topRatingOf(tier))).toBe(tier);
  }
  expect(topRatingOf('uranium')).toBe(100);
});

test('a tier is painted by the token of its name', () => {
  expect(tierColorKey('gold')).toBe('tier-gold');
});

test('what is rated below all is iron, as low as it may be', () => {
  expect(tierOf(-1)).toBe('iron');
});
