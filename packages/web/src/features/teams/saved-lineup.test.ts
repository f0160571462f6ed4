import type { UserTeam } from '@pennant/contract/teams';
import { expect, test } from 'vitest';

import {
  EMPTY_LINEUP_DRAFT,
  moveInBattingOrder,
  placeCard,
  setBattingOrder,
  toLineupBody,
  toLineupDraft,
  toPoolCards,
} from './lineup-draft.ts';
import { aUserCard } from './testing/a-user-card.ts';

const POOL = toPoolCards([aUserCard(1), aUserCard(2)]);

test('a card in the list of a place is called by its season and its player', () => {
  expect(POOL[0]).toMatchObject({
    cardID: 1,
    playerID: 'walkes01',
    type: 'Batter',
    rating: 60,
    positions: ['SS', '2B'],
    label: '1950 Sam Walker',
    face: { name: 'Sam Walker', seriesKey: 'mvp' },
  });
  expect(POOL.map(({ cardID }) => cardID)).toEqual([1, 2]);
});

const aTeam = (lineups: readonly (readonly [string, number, number | null])[]) =>
  ({
    UserTeamLineups: lineups.map(([position, cardID, lineupOrder]) => ({
      position,
      cardID,
      lineupOrder,
    })),
  }) as UserTeam;

test('a saved team is edited as it was saved', () => {
  const draft = toLineupDraft(
    aTeam([
      ['SS', 1, 1],
      ['CF', 2, 7],
      ['B1', 9, null],
    ]),
    POOL,
  );
  expect(draft.order).toMatchObject({ SS: 1, CF: 7, C: 9 });
  expect(draft.order).not.toHaveProperty('B1');
});

test('a place whose card was sold is empty', () => {
  const draft = toLineupDraft(
    aTeam([
      ['SS', 1, 7],
      ['B1', 9, null],
    ]),
    POOL,
  );
  expect(draft.cards).toEqual({ SS: 1 });
});

test('a place is filled and emptied, the others stay', () => {
  const filled = placeCard(placeCard(EMPTY_LINEUP_DRAFT, 'SS', 1), 'B1', 2);
  expect(filled.cards).toEqual({ SS: 1, B1: 2 });
  expect(placeCard(filled, 'SS', null).cards).toEqual({ B1: 2 });
  expect(placeCard(filled, 'SS', 2).cards).toEqual({ SS: 2, B1: 2 });
  expect(filled.order).toBe(EMPTY_LINEUP_DRAFT.order);
});

test('only places with a card are sent, batters with their number in the order', () => {
  const draft = placeCard(placeCard(EMPTY_LINEUP_DRAFT, 'CF', 1), 'B1', 2);
  expect(toLineupBody(draft)).toEqual({
    CF: { cardID: 1, lineupOrder: 1 },
    B1: { cardID: 2, lineupOrder: null },
  });
  expect(toLineupBody({ cards: { CF: 1 }, order: {} })).toEqual({
    CF: { cardID: 1, lineupOrder: null },
  });
});

test('a number that nobody has is simply taken', () => {
  const draft = { cards: {}, order: { CF: 1 } };
  expect(setBattingOrder(draft, 'CF', 4).order).toEqual({ CF: 4 });
  expect(setBattingOrder(draft, 'SS', 1).order).toEqual({ CF: 1, SS: 1 });
  expect(setBattingOrder(EMPTY_LINEUP_DRAFT, 'CF', 1)).toEqual(EMPTY_LINEUP_DRAFT);
});

test('a batter cannot be moved past the ninth place', () => {
  expect(moveInBattingOrder(EMPTY_LINEUP_DRAFT, 'CF', 99).order).toMatchObject({ CF: 9, C: 8 });
});
