import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { isEligible } from '@pennant/rules/teams/eligibility';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { EMPTY_LINEUP_DRAFT, placeCard, type LineupDraft, type PoolCard } from './lineup-draft.ts';
import { choicesForSlot, placeOrSwap, searchChoices, slotsOfPlayers } from './slot-choices.ts';
import { aFace } from './testing/a-face.ts';

const aCard = (
  cardID: number,
  name: string,
  positions: PoolCard['positions'],
  playerID = name,
): PoolCard => ({
  cardID,
  playerID,
  type: positions.includes('SP') || positions.includes('RP') ? 'Pitcher' : 'Batter',
  positions,
  rating: 50,
  label: `1950 ${name}`,
  face: aFace(cardID),
});

const WALKER = aCard(1, 'Walker', ['2B', 'SS']);
const YOUNG_WALKER = aCard(2, 'Walker', ['2B', 'SS']);
const HILL = aCard(3, 'Hill', ['2B']);
const BERG = aCard(4, 'Berg', ['C']);
const NÚÑEZ = aCard(5, 'Núñez', ['SP']);
const POOL = [WALKER, YOUNG_WALKER, HILL, BERG, NÚÑEZ];
const cardOf = (cardID: number) => POOL.find((card) => card.cardID === cardID);
const withWalkerAtSecond = placeCard(EMPTY_LINEUP_DRAFT, '2B', WALKER.cardID);

const choicesOf = (draft: LineupDraft, slot: (typeof SLOTS)[number]) =>
  choicesForSlot(slot, POOL, slotsOfPlayers(draft, cardOf), cardOf(draft.cards[slot] ?? 0)).map(
    ({ card, otherSlot, isSwap }) =>
      `${card.cardID}${otherSlot === null ? '' : ` ${isSwap ? 'for' : 'from'} ${otherSlot}`}`,
  );

test('a slot offers who is free first, then who would come from another slot', () => {
  expect(choicesOf(withWalkerAtSecond, 'B1')).toEqual(['3', '4', '1 from 2B', '2 from 2B']);
  const withHillOnBench = placeCard(withWalkerAtSecond, 'B1', HILL.cardID);
  expect(choicesOf(withHillOnBench, 'B1')).toEqual(['3', '4', '1 for 2B', '2 for 2B']);
  const withBergOnBench = placeCard(withWalkerAtSecond, 'B1', BERG.cardID);
  expect(choicesOf(withBergOnBench, 'B1')).toEqual(['3', '4', '1 from 2B', '2 from 2B']);
  expect(choicesOf(withWalkerAtSecond, '2B')).toEqual(['1', '2', '3']);
});

test('a name that cannot play there is found, with the reason', () => {
  const choices = choicesForSlot('C', POOL, new Map(), undefined);
  const found = (typed: string) =>
    searchChoices(typed, 'C', choices, POOL).map(({ card, reason }) => [card.label, reason]);
  expect(found('')).toEqual([['1950 Berg', null]]);
  expect(found('hill')).toEqual([['1950 Hill', 'can’t play C']]);
  expect(found('nunez')).toEqual([['1950 Núñez', 'can’t play C']]);
  expect(searchChoices('nunez', 'B2', [], POOL)[0]?.reason).toBe('can’t sit on the bench');
  expect(searchChoices('hill', 'SP1', [], POOL)[0]?.reason).toBe('can’t play SP1');
  expect(found('ruth')).toEqual([]);
});

test('two players who can play both slots trade places', () => {
  const draft = placeCard(withWalkerAtSecond, 'B1', HILL.cardID);
  const swapped = placeOrSwap(draft, '2B', HILL, cardOf);
  expect(swapped.draft.cards).toEqual({ '2B': HILL.cardID, B1: WALKER.cardID });
  expect(swapped.note).toBe('1950 Hill moves from Bench 1 to 2B, 1950 Walker to Bench 1.');
});

test('where the displaced player cannot play the other slot, it is left empty', () => {
  const draft = placeCard(placeCard(EMPTY_LINEUP_DRAFT, 'SS', WALKER.cardID), '2B', HILL.cardID);
  const moved = placeOrSwap(draft, '2B', WALKER, cardOf);
  expect(moved.draft.cards).toEqual({ '2B': WALKER.cardID });
  expect(moved.note).toBe(
    '1950 Walker moves from SS to 2B. SS is empty now: 1950 Hill can’t play there.',
  );
});

test('another season of the same player takes the place of the first, without a word', () => {
  expect(placeOrSwap(withWalkerAtSecond, '2B', YOUNG_WALKER, cardOf)).toEqual({
    draft: { ...EMPTY_LINEUP_DRAFT, cards: { '2B': YOUNG_WALKER.cardID } },
    note: null,
  });
});

test('whatever is chosen, no player is twice in the lineup and everybody may play there', () => {
  const choice = fc.record({ slot: fc.constantFrom(...SLOTS), card: fc.constantFrom(...POOL) });
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 12 }), (chosen) => {
      let draft = EMPTY_LINEUP_DRAFT;
      for (const { slot, card } of chosen)
        if (isEligible(slot, card)) ({ draft } = placeOrSwap(draft, slot, card, cardOf));
      const placed = SLOTS.flatMap((slot) => {
        const card = cardOf(draft.cards[slot] ?? 0);
        return card === undefined ? [] : [{ slot, card }];
      });
      expect(placed.every(({ slot, card }) => isEligible(slot, card))).toBe(true);
      expect(new Set(placed.map(({ card }) => card.playerID)).size).toBe(placed.length);
    }),
  );
});
