import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOTS } from '../games/lineup-slots.ts';
import { aLineupBatter, arbitraryCards, cardsOfWholeTeam } from '../testing/lineup-cards.ts';
import { isWorthMore, worthOf, type Worth } from '../testing/lineup-worth.ts';
import { assignBestLineup, bestLineup } from './best-lineup.ts';
import { isEligible, slotKindOf, SLOT_KINDS, type SlotKind } from './eligibility.ts';
import { checkLineup, type LineupCard } from './lineup.ts';

const ROOM: Readonly<Record<SlotKind, number>> = Object.fromEntries(
  SLOT_KINDS.map((kind) => [kind, SLOTS.filter((slot) => slotKindOf(slot) === kind).length]),
) as Record<SlotKind, number>;

/** Returns the best worth by trying every card, or none, of every player in every kind of slot. */
const bruteForceWorth = (cards: readonly LineupCard[]): Worth => {
  const players = [...Map.groupBy(cards, (card) => card.playerID).values()];
  const room = { ...ROOM };
  const tryFrom = (index: number): Worth => {
    const playerCards = players[index];
    if (playerCards === undefined) return [0, 0, 0];
    let best = tryFrom(index + 1);
    for (const card of playerCards) {
      for (const kind of SLOT_KINDS) {
        const slot = SLOTS.find((candidate) => slotKindOf(candidate) === kind)!;
        if (room[kind] === 0 || !isEligible(slot, card)) continue;
        room[kind] -= 1;
        const [filled, off, on] = tryFrom(index + 1);
        room[kind] += 1;
        const worth: Worth =
          kind === 'B' ? [filled + 1, off, on + card.rating] : [filled + 1, off + card.rating, on];
        if (isWorthMore(worth, best)) best = worth;
      }
    }
    return best;
  };
  return tryFrom(0);
};

test('no way to fill the slots beats the lineup found', () => {
  fc.assert(
    fc.property(arbitraryCards(6, 9), (cards) => {
      expect(worthOf(bestLineup(cards), cards)).toEqual(bruteForceWorth(cards));
    }),
    { numRuns: 300 },
  );
});

test('for any pool, every player is eligible where they play, and nobody plays twice', () => {
  fc.assert(
    fc.property(arbitraryCards(40, 80), (cards) => {
      const lineup = bestLineup(cards);
      const used = SLOTS.flatMap((slot) => {
        const entry = lineup[slot];
        const card = cards.find(({ cardID }) => cardID === entry?.cardID);
        if (entry === undefined) return [];
        expect(isEligible(slot, card!)).toBe(true);
        return [card!.playerID];
      });
      expect(new Set(used).size).toBe(used.length);
    }),
  );
});

test('the best starter and the best reliever come first, and no slot before them is empty', () => {
  fc.assert(
    fc.property(arbitraryCards(30, 60), (cards) => {
      const lineup = bestLineup(cards);
      for (const kind of ['SP', 'RP']) {
        const ratings = SLOTS.filter((slot) => slot.startsWith(kind)).map(
          (slot) => cards.find(({ cardID }) => cardID === lineup[slot]?.cardID)?.rating ?? -1,
        );
        expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      }
    }),
  );
});

test('the order of the pitchers takes nobody out of the lineup', () => {
  fc.assert(
    fc.property(arbitraryCards(30, 60), (cards) => {
      const idsOf = (lineup: ReturnType<typeof bestLineup>) =>
        Object.values(lineup)
          .map(({ cardID }) => cardID)
          .toSorted((a, b) => a - b);
      expect(idsOf(bestLineup(cards))).toEqual(idsOf(assignBestLineup(cards)));
    }),
  );
});

test('a lineup from cards enough is complete, allowed and bats in the documented order', () => {
  const cards = cardsOfWholeTeam();
  const lineup = bestLineup(cards);
  expect(checkLineup(lineup, (cardID) => cards.find((card) => card.cardID === cardID))).toEqual({
    ok: true,
    score: 56,
  });
  expect(
    [lineup.CF, lineup.RF, lineup['3B'], lineup['1B']].map((entry) => entry?.lineupOrder),
  ).toEqual([1, 2, 3, 4]);
  expect(lineup.C?.lineupOrder).toBe(9);
  expect(lineup.SP1?.lineupOrder).toBeNull();
});

test('the greedy walk would waste the only catcher at first base', () => {
  const lineup = bestLineup([aLineupBatter(1, 90, 'C', '1B'), aLineupBatter(2, 80, '1B')]);
  expect(lineup.C?.cardID).toBe(1);
  expect(lineup['1B']?.cardID).toBe(2);
});

test('a two-way player is used where the team gains most', () => {
  const cards: LineupCard[] = [
    { ...aLineupBatter(1, 90, 'RF'), playerID: 'both' },
    { cardID: 2, playerID: 'both', type: 'Pitcher', positions: ['SP'], rating: 85 },
    aLineupBatter(3, 40, 'RF'),
    { cardID: 4, playerID: 'other', type: 'Pitcher', positions: ['SP'], rating: 84 },
  ];
  const lineup = bestLineup(cards);
  const used = Object.values(lineup).map((entry) => entry.cardID);
  expect(used).toContain(1);
  expect(used).not.toContain(2);
});

test('no cards make no lineup', () => {
  expect(bestLineup([])).toEqual({});
});

test('of many players at one place as many are looked at as could be needed', () => {
  // Thirty shortstops who also play second: only the best fill SS, 2B, DH and the bench.
  const cards = Array.from({ length: 30 }, (_, index) =>
    aLineupBatter(index + 1, 30 + index, 'SS', '2B'),
  );
  const lineup = bestLineup(cards);
  const used = Object.values(lineup).map(({ cardID }) => cardID);
  expect(used.toSorted((a, b) => a - b)).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  expect(worthOf(lineup, cards)).toEqual([8, 59 + 58 + 57, 56 + 55 + 54 + 53 + 52]);
});
