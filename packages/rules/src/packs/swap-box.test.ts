import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { copiesToSell, type OwnedCopies } from '../cards/sale-price.ts';
import { TIERS, type Tier } from '../cards/tier.ts';
import { buildOddsTable } from './odds-table.ts';
import { salePriceOfTier } from './series-odds.ts';
import {
  countGiven,
  countPossibleSwaps,
  findSwapFault,
  proposeCopies,
  SWAP_COPIES,
  tiersOfCardsInPacks,
  type Swap,
} from './swap-box.ts';
import { tierOdds } from './tier-odds.ts';

const copies = (amount: number, more: Partial<OwnedCopies> = {}): OwnedCopies => ({
  amount,
  unsellable: 0,
  isLocked: false,
  ...more,
});

/** Gold cards 1 to 5 and silver cards 11 to 15 are in the packs; nothing else is. */
const tierOf = (cardID: number): Tier | undefined =>
  cardID >= 1 && cardID <= 5 ? 'gold' : cardID >= 11 && cardID <= 15 ? 'silver' : undefined;
const judge = (swap: Swap, owned: Readonly<Record<number, OwnedCopies>>) =>
  findSwapFault(swap, { tierOf, copiesOf: (cardID) => owned[cardID] });

describe('a swap', () => {
  test('of three extra copies of one card brings a missing card of its tier', () => {
    expect(judge({ wanted: 5, given: [1, 1, 1] }, { 1: copies(4) })).toBeNull();
  });

  test('of extra copies of three cards is as good', () => {
    const owned = { 1: copies(2), 2: copies(2), 3: copies(9) };
    expect(judge({ wanted: 5, given: [1, 2, 3] }, owned)).toBeNull();
  });

  test('never takes the last copy', () => {
    expect(judge({ wanted: 5, given: [1, 1, 1] }, { 1: copies(3) })).toBe('swap_copies_not_extra');
    expect(judge({ wanted: 5, given: [1, 2, 3] }, { 1: copies(2), 2: copies(2) })).toBe(
      'swap_copies_not_extra',
    );
  });

  test('never takes a locked copy or one of the starter set', () => {
    const swap = { wanted: 5, given: [1, 1, 1] };
    expect(judge(swap, { 1: copies(9, { isLocked: true }) })).toBe('swap_copies_not_extra');
    expect(judge(swap, { 1: copies(4, { unsellable: 2 }) })).toBe('swap_copies_not_extra');
    expect(judge(swap, { 1: copies(4, { unsellable: 1 }) })).toBeNull();
  });

  test('brings no card that the user has, and none that the packs do not hold', () => {
    const owned = { 1: copies(9), 5: copies(1) };
    expect(judge({ wanted: 5, given: [1, 1, 1] }, owned)).toBe('swap_card_owned');
    expect(judge({ wanted: 6, given: [1, 1, 1] }, owned)).toBe('swap_card_not_in_packs');
  });

  test('takes three copies of the tier and series of the wanted card, no more and no others', () => {
    const owned = { 1: copies(9), 11: copies(9), 21: copies(9) };
    for (const given of [[1, 1], [1, 1, 1, 1], [], [1, 1, 11], [11, 11, 11], [1, 1, 21]])
      expect(judge({ wanted: 5, given }, owned)).toBe('swap_tiers_differ');
  });
});

/** Any collection of two tiers, with locks and copies of the starter set. */
const anyCollection = fc.dictionary(
  fc.integer({ min: 1, max: 15 }).map(String),
  fc.record({
    amount: fc.integer({ min: 1, max: 6 }),
    unsellable: fc.integer({ min: 0, max: 1 }),
    isLocked: fc.boolean(),
  }),
);
const anySwap = fc.record({
  wanted: fc.integer({ min: 1, max: 15 }),
  given: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 3, maxLength: 3 }),
});

type Collection = Map<number, OwnedCopies>;
const ownedBy = (drawn: Readonly<Record<string, OwnedCopies>>): Collection =>
  new Map(Object.entries(drawn).map(([cardID, owned]) => [Number(cardID), owned]));

const receive = (collection: Collection, cardID: number): Collection => {
  const known = collection.get(cardID);
  return new Map(collection).set(
    cardID,
    known ? { ...known, amount: known.amount + 1 } : copies(1),
  );
};
/** Returns the collection after a swap; the same where it is refused. */
const swapped = (collection: Collection, swap: Swap): Collection => {
  const copiesOf = (cardID: number) => collection.get(cardID);
  if (findSwapFault(swap, { tierOf, copiesOf }) !== null) return collection;
  const after = new Map(collection);
  for (const [cardID, taken] of countGiven(swap)) {
    const owned = after.get(cardID)!;
    after.set(cardID, { ...owned, amount: owned.amount - taken });
  }
  return receive(after, swap.wanted);
};
/** Returns what selling all duplicates pays. */
const proceeds = (collection: Collection): number =>
  [...collection].reduce(
    (sum, [cardID, owned]) =>
      sum + copiesToSell(owned) * salePriceOfTier(tierOf(cardID) ?? 'uranium'),
    0,
  );
const countCopies = (collection: Collection): number =>
  [...collection.values()].reduce((sum, { amount }) => sum + amount, 0);

test('every tier sells at one price, so that three of a tier are worth three of what comes', () => {
  expect(TIERS.map(({ tier }) => salePriceOfTier(tier))).toEqual([1, 1, 10, 100, 200, 800]);
});

test('whatever is swapped, three copies go and one comes, and what may not go stays', () => {
  fc.assert(
    fc.property(anyCollection, fc.array(anySwap, { maxLength: 12 }), (drawn, swaps) => {
      let before = ownedBy(drawn);
      for (const swap of swaps) {
        const after = swapped(before, swap);
        const isDone = after !== before;
        expect(countCopies(after)).toBe(countCopies(before) - (isDone ? SWAP_COPIES - 1 : 0));
        expect(after.get(swap.wanted)?.amount).toBe(isDone ? 1 : before.get(swap.wanted)?.amount);
        for (const [cardID, owned] of before) {
          const left = after.get(cardID)?.amount ?? 0;
          expect(left).toBeGreaterThanOrEqual(owned.isLocked ? owned.amount : 1);
          expect(left).toBeGreaterThanOrEqual(Math.min(owned.amount, owned.unsellable));
        }
        before = after;
      }
    }),
  );
});

test('a swap never raises what selling pays, now or after any packs that are opened later', () => {
  const anyFuture = fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 30 });
  fc.assert(
    fc.property(anyCollection, anySwap, anyFuture, (drawn, swap, future) => {
      const kept = ownedBy(drawn);
      const after = swapped(kept, swap);
      if (after === kept) return;
      const price = salePriceOfTier(tierOf(swap.wanted)!);
      expect(proceeds(after)).toBe(proceeds(kept) - SWAP_COPIES * price);
      // The most that comes back: the wanted card, once drawn, is an extra copy at once.
      const [later, laterKept] = [after, kept].map((cards) => future.reduce(receive, cards));
      expect(proceeds(later!)).toBeLessThanOrEqual(
        proceeds(laterKept!) - (SWAP_COPIES - 1) * price,
      );
    }),
  );
});

test('the copies proposed are those of which there are most, and are always allowed', () => {
  expect(
    proposeCopies([
      { cardID: 1, copies: 1 },
      { cardID: 2, copies: 3 },
      { cardID: 3, copies: 2 },
    ]),
  ).toEqual([2, 2, 3]);
  expect(proposeCopies([{ cardID: 1, copies: 2 }])).toBeNull();
  expect(proposeCopies([])).toBeNull();
  fc.assert(
    fc.property(anyCollection, (drawn) => {
      const owned = ownedBy(drawn);
      const gold = [...owned].filter(([cardID]) => tierOf(cardID) === 'gold');
      const wanted = [1, 2, 3, 4, 5].find((cardID) => !owned.has(cardID));
      const given = proposeCopies(
        gold.map(([cardID, card]) => ({ cardID, copies: copiesToSell(card) })),
      );
      if (given === null || wanted === undefined) return;
      expect(
        findSwapFault({ wanted, given }, { tierOf, copiesOf: (cardID) => owned.get(cardID) }),
      ).toBeNull();
    }),
  );
});

test('as many swaps are possible as there are copies for, and cards missing', () => {
  expect(countPossibleSwaps({ extra: 8, missing: 5 })).toBe(2);
  expect(countPossibleSwaps({ extra: 30, missing: 5 })).toBe(5);
  expect(countPossibleSwaps({ extra: 2, missing: 5 })).toBe(0);
  expect(countPossibleSwaps({ extra: 30, missing: 0 })).toBe(0);
});

test('a tier that no pack ever brings is not in the box', () => {
  const weights = { iron: 1, bronze: 1, silver: 1, gold: 1, titanium: 1, uranium: 0 };
  const table = buildOddsTable(
    { seriesID: 1, minRating: 0, numberOfCards: 2, tierWeights: weights },
    [
      ...Array.from({ length: 5 }, (_, index) => ({ cardID: 10 + index, rating: 30 })),
      ...Array.from({ length: 5 }, (_, index) => ({ cardID: 20 + index, rating: 80 })),
      { cardID: 30, rating: 99 },
    ],
  );
  const tiers = tiersOfCardsInPacks(table, tierOdds(table));
  expect(tiers.get(10)).toBe('iron');
  expect(tiers.get(20)).toBe('gold');
  expect(tiers.has(30)).toBe(false);
});
