import fc from 'fast-check';
import { expect, test } from 'vitest';

import { expectedNewCards } from './expected-new-cards.ts';

/** A series of 90 iron cards and 10 gold ones, of which one card in ten is gold. */
const tiers = (ownedIron: number, ownedGold: number) => [
  { cards: 90, owned: ownedIron, chanceOfEach: 0.9 / 90 },
  { cards: 10, owned: ownedGold, chanceOfEach: 0.1 / 10 },
];

test('who has none of a series gets nothing but new cards, who has all gets none', () => {
  expect(expectedNewCards(tiers(0, 0), 6)).toBeCloseTo(6);
  expect(expectedNewCards(tiers(90, 10), 6)).toBe(0);
});

test('missing cards count by their chance', () => {
  expect(expectedNewCards(tiers(90, 0), 6)).toBeCloseTo(0.6);
  expect(expectedNewCards(tiers(45, 10), 6)).toBeCloseTo(2.7);
});

test('it is between none and all of a pack, and falls with each card that is owned', () => {
  const anyTier = fc
    .record({
      cards: fc.integer({ min: 1, max: 500 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .chain(({ cards, share }) =>
      fc.record({
        cards: fc.constant(cards),
        owned: fc.integer({ min: 0, max: cards }),
        chanceOfEach: fc.constant(share / 6 / cards),
      }),
    );
  fc.assert(
    fc.property(fc.array(anyTier, { minLength: 1, maxLength: 6 }), (owned) => {
      const expected = expectedNewCards(owned, 6);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(6);
      const more = owned.map((tier) => ({ ...tier, owned: Math.min(tier.cards, tier.owned + 1) }));
      expect(expectedNewCards(more, 6)).toBeLessThanOrEqual(expected);
    }),
  );
});
