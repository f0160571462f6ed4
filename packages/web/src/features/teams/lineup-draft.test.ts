import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { isBattingSlot } from '@pennant/rules/teams/batting-order';
import { isEligible } from '@pennant/rules/teams/eligibility';
import { expect, test } from 'vitest';

import { aFace } from './testing/a-face.ts';
import {
  battingOrderOf,
  toLineupBody,
  EMPTY_LINEUP_DRAFT,
  emptySlots,
  fillBestLineup,
  moveInBattingOrder,
  setBattingOrder,
  type PoolCard,
} from './lineup-draft.ts';

const aCard = (cardID: number, playerID: string, positions: PoolCard['positions']): PoolCard => ({
  cardID,
  playerID,
  type: positions.includes('SP') || positions.includes('RP') ? 'Pitcher' : 'Batter',
  positions,
  rating: 50,
  label: `1950 Player ${cardID}`,
  face: aFace(cardID),
});

const aPool = (): PoolCard[] => [
  ...(['C', '1B', '2B', '3B', 'SS', 'OF', 'OF', 'OF', 'DH'] as const).map((position, index) =>
    aCard(index + 1, `b${index}`, [position]),
  ),
  ...Array.from({ length: 5 }, (_, index) => aCard(20 + index, `s${index}`, ['SP'])),
  ...Array.from({ length: 5 }, (_, index) => aCard(30 + index, `r${index}`, ['RP'])),
  ...Array.from({ length: 5 }, (_, index) => aCard(40 + index, `x${index}`, ['2B'])),
];

test('Fill Best Lineup fills every place with an eligible card and bats the center fielder first', () => {
  const pool = aPool();
  const draft = fillBestLineup(pool);
  expect(emptySlots(draft)).toEqual([]);
  for (const slot of SLOTS) {
    expect(
      isEligible(
        slot,
        pool.find(({ cardID }) => cardID === draft.cards[slot])!,
      ),
    ).toBe(true);
  }
  expect(draft.order.CF).toBe(1);
  expect(draft.order.C).toBe(9);
});

test('choosing a number of the batting order swaps with whoever had it', () => {
  const draft = setBattingOrder(EMPTY_LINEUP_DRAFT, 'C', 1);
  expect(draft.order.C).toBe(1);
  expect(draft.order.CF).toBe(9);
  const numbers = SLOTS.filter(isBattingSlot).map((slot) => draft.order[slot] ?? 0);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('pitchers and the bench are sent without a place in the batting order', () => {
  const body = toLineupBody(fillBestLineup(aPool()));
  expect(body.SP1?.lineupOrder).toBeNull();
  expect(body.B3?.lineupOrder).toBeNull();
  expect(body.DH?.lineupOrder).toBe(5);
});

test('a batter who is moved pushes those between by one, and nobody else', () => {
  expect(battingOrderOf(EMPTY_LINEUP_DRAFT)).toEqual([
    'CF',
    'RF',
    '3B',
    '1B',
    'DH',
    'LF',
    'SS',
    '2B',
    'C',
  ]);
  const up = moveInBattingOrder(EMPTY_LINEUP_DRAFT, 'LF', 2);
  expect(battingOrderOf(up)).toEqual(['CF', 'LF', 'RF', '3B', '1B', 'DH', 'SS', '2B', 'C']);
  expect(battingOrderOf(moveInBattingOrder(up, 'CF', 9)).at(-1)).toBe('CF');
  expect(moveInBattingOrder(up, 'CF', 0)).toEqual(up);
});
