import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { aLineupBatter, arbitraryCards, cardsOfWholeTeam } from '../testing/lineup-cards.ts';
import { bestWorthIn, worthOf } from '../testing/lineup-worth.ts';
import { bestLineup } from './best-lineup.ts';
import { slotKindOf } from './eligibility.ts';
import type { LineupEntry, PartialLineup } from './lineup.ts';
import { repairLineup } from './repair-lineup.ts';

test('a repair puts the best replacements where cards are gone, and moves nobody else', () => {
  fc.assert(
    fc.property(
      arbitraryCards(20, 30),
      fc.uniqueArray(fc.constantFrom(...SLOTS), { maxLength: 4 }),
      (cards, sold) => {
        const before = bestLineup(cards);
        const goneIDs = new Set(sold.map((slot) => before[slot]?.cardID));
        const left = cards.filter(({ cardID }) => !goneIDs.has(cardID));
        const after = repairLineup(before, left);
        const gone = SLOTS.filter(
          (slot) => before[slot] === undefined || goneIDs.has(before[slot].cardID),
        );
        const playerOf = (cardID: number | undefined) =>
          cards.find((card) => card.cardID === cardID)?.playerID;
        const freeOf = (open: readonly Slot[]) => {
          const stayed = SLOTS.filter((slot) => !open.includes(slot));
          const taken = new Set(stayed.map((slot) => playerOf(before[slot]?.cardID)));
          return left.filter(({ playerID }) => !taken.has(playerID));
        };
        // The bench is reassigned where nobody else can fill a slot.
        const isEnough = bestWorthIn(gone, freeOf(gone))[0] === gone.length;
        const open = isEnough
          ? gone
          : SLOTS.filter((slot) => gone.includes(slot) || slotKindOf(slot) === 'B');
        for (const slot of SLOTS.filter((slot) => !open.includes(slot))) {
          expect(after[slot]).toEqual(before[slot]);
        }
        const free = freeOf(open);
        const replaced = Object.fromEntries(
          open.flatMap((slot): [string, LineupEntry][] =>
            after[slot] === undefined ? [] : [[slot, after[slot]]],
          ),
        ) as PartialLineup;
        expect(worthOf(replaced, free)).toEqual(bestWorthIn(open, free));
        const used = Object.values(after).map(({ cardID }) => playerOf(cardID));
        expect(new Set(used).size).toBe(used.length);
      },
    ),
  );
});

test('a replacement bats in the place of the player who left', () => {
  const cards = cardsOfWholeTeam();
  const before = bestLineup(cards);
  const after = repairLineup(
    before,
    cards.filter(({ cardID }) => cardID !== before.CF!.cardID),
  );
  expect(after.CF?.cardID).not.toBe(before.CF?.cardID);
  expect(after.CF?.lineupOrder).toBe(1);
});

test('the bench stays where it is as long as anyone else can fill the slot', () => {
  const cards = [...cardsOfWholeTeam(), aLineupBatter(90, 30, 'CF')];
  const before = bestLineup(cards);
  const left = cards.filter(({ cardID }) => cardID !== before.CF!.cardID);
  const after = repairLineup(before, left);
  // Better outfielders sit on the bench.
  expect(after.CF?.cardID).toBe(90);
  expect(after).toEqual({ ...before, CF: { cardID: 90, lineupOrder: 1 } });
  const without = repairLineup(
    before,
    left.filter(({ cardID }) => cardID !== 90),
  );
  expect(without.CF?.cardID).toBe(14);
});
