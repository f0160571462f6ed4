import { expect, test } from 'vitest';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { isBattingSlot, BATTING_ORDER_BY_POSITION, defaultLineupOrder } from './batting-order.ts';
import { slotKindOf } from './eligibility.ts';
import { checkLineup, type LineupCard, type LineupEntry } from './lineup.ts';
import { teamScore } from './team-score.ts';

const cardFor = (slot: Slot, index: number): LineupCard => {
  const kind = slotKindOf(slot);
  return {
    cardID: index + 1,
    playerID: `player${index}`,
    type: kind === 'SP' || kind === 'RP' ? 'Pitcher' : 'Batter',
    positions: [kind === 'B' ? '1B' : kind],
    rating: 50,
  };
};

const cards = new Map(SLOTS.map((slot, index) => [index + 1, cardFor(slot, index)]));
const owned = (cardID: number) => cards.get(cardID);

const aLineup = (changes: Partial<Record<string, LineupEntry>> = {}) => ({
  ...Object.fromEntries(
    SLOTS.map((slot, index) => [
      slot,
      { cardID: index + 1, lineupOrder: defaultLineupOrder(slot) },
    ]),
  ),
  ...changes,
});

test('a lineup of 24 cards in their places is allowed and scored', () => {
  expect(checkLineup(aLineup(), owned)).toEqual({ ok: true, score: 50 });
});

test('an empty slot is refused, and named', () => {
  const { RP3: _, ...lineup } = aLineup() as Record<string, LineupEntry>;
  expect(checkLineup(lineup, owned)).toMatchObject({ code: 'slot_empty', slot: 'RP3' });
});

test('a slot that no lineup has is refused', () => {
  expect(checkLineup(aLineup({ SP6: { cardID: 1, lineupOrder: null } }), owned)).toMatchObject({
    code: 'slot_unknown',
    slot: 'SP6',
  });
});

test('a card that the user does not have is refused', () => {
  expect(checkLineup(aLineup({ C: { cardID: 999, lineupOrder: 9 } }), owned)).toMatchObject({
    code: 'card_not_owned',
    slot: 'C',
  });
});

test('the same card twice is refused in the documented words', () => {
  expect(checkLineup(aLineup({ B2: { cardID: 20, lineupOrder: null } }), owned)).toMatchObject({
    code: 'card_twice',
    message: 'Only one copy of each card is allowed in your lineup',
    slot: 'B2',
  });
});

test('two cards of the same player are refused', () => {
  const namesake = (cardID: number) => {
    const card = owned(cardID);
    return card && { ...card, playerID: cardID === 21 ? 'player0' : card.playerID };
  };
  expect(checkLineup(aLineup(), namesake)).toMatchObject({ code: 'player_twice', slot: 'B2' });
});

test('a card out of its place is refused', () => {
  const swapped = aLineup({
    C: { cardID: 2, lineupOrder: 9 },
    '1B': { cardID: 1, lineupOrder: 4 },
  });
  expect(checkLineup(swapped, owned)).toMatchObject({ code: 'not_eligible', slot: 'C' });
});

test.each([
  ['a number twice', { C: { cardID: 1, lineupOrder: 1 } }],
  ['a batter without one', { C: { cardID: 1, lineupOrder: null } }],
  ['a number above nine', { C: { cardID: 1, lineupOrder: 10 } }],
  ['half a number', { C: { cardID: 1, lineupOrder: 8.5 } }],
  ['a number for who does not bat', { SP1: { cardID: 10, lineupOrder: 9 } }],
])('a batting order with %s is refused', (_, changes) => {
  expect(checkLineup(aLineup(changes), owned)).toMatchObject({ code: 'batting_order' });
});

test('the documented batting order uses each of the nine places once', () => {
  expect(BATTING_ORDER_BY_POSITION.toSorted()).toEqual(
    SLOTS.filter((slot) => isBattingSlot(slot)).toSorted(),
  );
  expect(BATTING_ORDER_BY_POSITION.map(defaultLineupOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(defaultLineupOrder('B1')).toBeNull();
});

test("a team's score is its rounded average rating", () => {
  expect(teamScore([50, 51])).toBe(51);
  expect(teamScore([50, 50, 51])).toBe(50);
  expect(teamScore([])).toBe(0);
});
