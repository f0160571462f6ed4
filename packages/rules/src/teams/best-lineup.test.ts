import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardPosition } from '../cards/card.ts';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { solveAssignment } from './assignment-problem.ts';
import { bestLineup, repairLineup, type PartialLineup } from './best-lineup.ts';
import { isEligible, slotKindOf, SLOT_KINDS, type SlotKind } from './eligibility.ts';
import { checkLineup, type LineupCard, type LineupEntry } from './lineup.ts';

/** Returns the best total by trying every assignment of columns to rows. */
const bruteForceTotal = (
  rows: readonly (readonly number[])[],
  used: readonly number[] = [],
): number => {
  const [row, ...others] = rows;
  if (row === undefined) return 0;
  return Math.max(
    ...row.map((worth, column) =>
      used.includes(column) ? -Infinity : worth + bruteForceTotal(others, [...used, column]),
    ),
  );
};

test('an assignment is worth as much as the best of all there are', () => {
  const matrix = fc
    .record({ rows: fc.integer({ min: 1, max: 5 }), extra: fc.integer({ min: 0, max: 2 }) })
    .chain(({ rows, extra }) =>
      fc.array(
        fc.array(fc.integer({ min: -20, max: 100 }), {
          minLength: rows + extra,
          maxLength: rows + extra,
        }),
        { minLength: rows, maxLength: rows },
      ),
    );
  fc.assert(
    fc.property(matrix, (worth) => {
      const columns = worth[0]!.length;
      const chosen = solveAssignment(worth.length, columns, Float64Array.from(worth.flat()));
      expect(new Set(chosen).size).toBe(worth.length);
      expect(chosen.reduce((sum, column, row) => sum + worth[row]![column]!, 0)).toBe(
        bruteForceTotal(worth),
      );
    }),
  );
});

const FIELD: readonly (readonly CardPosition[])[] = [
  ['C'],
  ['1B', 'DH'],
  ['2B', 'SS'],
  ['3B'],
  ['SS'],
  ['OF'],
  ['LF'],
  ['CF', 'RF'],
  ['DH'],
];
const PITCHING: readonly (readonly CardPosition[])[] = [['SP'], ['RP'], ['SP', 'RP']];

const cardOf = (
  type: 'Batter' | 'Pitcher',
  positions: fc.Arbitrary<readonly CardPosition[]>,
  players: number,
) =>
  fc.record({
    type: fc.constant(type),
    positions,
    rating: fc.integer({ min: 0, max: 100 }),
    playerID: fc.integer({ min: 1, max: players }).map((n) => `player${n}`),
  });

const pool = (players: number, size: number) =>
  fc
    .array(
      fc.oneof(
        cardOf('Batter', fc.constantFrom(...FIELD), players),
        cardOf('Pitcher', fc.constantFrom(...PITCHING), players),
      ),
      { maxLength: size },
    )
    .map((cards): LineupCard[] => cards.map((card, index) => ({ ...card, cardID: index + 1 })));

const ROOM: Readonly<Record<SlotKind, number>> = Object.fromEntries(
  SLOT_KINDS.map((kind) => [kind, SLOTS.filter((slot) => slotKindOf(slot) === kind).length]),
) as Record<SlotKind, number>;

type Worth = readonly [filled: number, offTheBench: number, onTheBench: number];
const better = (a: Worth, b: Worth) => {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs !== -1 && a[differs]! > b[differs]!;
};

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
        if (better(worth, best)) best = worth;
      }
    }
    return best;
  };
  return tryFrom(0);
};

/** Returns the best worth of some slots by trying every remaining player, or none, in each. */
const bestWorthIn = (slots: readonly Slot[], cards: readonly LineupCard[]): Worth => {
  const [slot, ...others] = slots;
  if (slot === undefined) return [0, 0, 0];
  let best = bestWorthIn(others, cards);
  for (const card of cards) {
    if (!isEligible(slot, card)) continue;
    const [filled, off, on] = bestWorthIn(
      others,
      cards.filter(({ playerID }) => playerID !== card.playerID),
    );
    const worth: Worth =
      slotKindOf(slot) === 'B'
        ? [filled + 1, off, on + card.rating]
        : [filled + 1, off + card.rating, on];
    if (better(worth, best)) best = worth;
  }
  return best;
};

const worthOf = (lineup: PartialLineup, cards: readonly LineupCard[]): Worth => {
  let [filled, off, on] = [0, 0, 0];
  for (const slot of SLOTS) {
    const entry = lineup[slot];
    if (entry === undefined) continue;
    const { rating } = cards.find((card) => card.cardID === entry.cardID)!;
    filled += 1;
    if (slotKindOf(slot) === 'B') on += rating;
    else off += rating;
  }
  return [filled, off, on];
};

test('no way to fill the slots beats the lineup found', () => {
  fc.assert(
    fc.property(pool(6, 9), (cards) => {
      expect(worthOf(bestLineup(cards), cards)).toEqual(bruteForceWorth(cards));
    }),
    { numRuns: 300 },
  );
});

test('for any pool, every player is eligible where they play, and nobody plays twice', () => {
  fc.assert(
    fc.property(pool(40, 80), (cards) => {
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

const batter = (cardID: number, rating: number, ...positions: CardPosition[]): LineupCard => ({
  cardID,
  playerID: `batter${cardID}`,
  type: 'Batter',
  positions,
  rating,
});

/**
 * Returns two cards for each of the nine positions and fifteen pitchers: enough for a whole team.
 */
const wholeTeam = (): LineupCard[] => [
  ...(['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'] as const).flatMap((position, index) => [
    batter(index * 2 + 1, 60 + index, position),
    batter(index * 2 + 2, 50 + index, position),
  ]),
  ...Array.from({ length: 15 }, (_, index): LineupCard => ({
    cardID: 100 + index,
    playerID: `pitcher${index}`,
    type: 'Pitcher',
    positions: index < 8 ? ['SP'] : ['RP'],
    rating: 40 + index,
  })),
];

test('a lineup from cards enough is complete, allowed and bats in the documented order', () => {
  const cards = wholeTeam();
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
  const lineup = bestLineup([batter(1, 90, 'C', '1B'), batter(2, 80, '1B')]);
  expect(lineup.C?.cardID).toBe(1);
  expect(lineup['1B']?.cardID).toBe(2);
});

test('a two-way player is used where the team gains most', () => {
  const cards: LineupCard[] = [
    { ...batter(1, 90, 'RF'), playerID: 'both' },
    { cardID: 2, playerID: 'both', type: 'Pitcher', positions: ['SP'], rating: 85 },
    batter(3, 40, 'RF'),
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
  const cards = Array.from({ length: 30 }, (_, index) => batter(index + 1, 30 + index, 'SS', '2B'));
  const lineup = bestLineup(cards);
  const used = Object.values(lineup).map(({ cardID }) => cardID);
  expect(used.toSorted((a, b) => a - b)).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  expect(worthOf(lineup, cards)).toEqual([8, 59 + 58 + 57, 56 + 55 + 54 + 53 + 52]);
});

test('a repair puts the best replacements where cards are gone, and moves nobody else', () => {
  fc.assert(
    fc.property(
      pool(20, 30),
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
  const cards = wholeTeam();
  const before = bestLineup(cards);
  const after = repairLineup(
    before,
    cards.filter(({ cardID }) => cardID !== before.CF!.cardID),
  );
  expect(after.CF?.cardID).not.toBe(before.CF?.cardID);
  expect(after.CF?.lineupOrder).toBe(1);
});
