import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { expect, test } from 'vitest';

import { EMPTY_LINEUP_DRAFT, placeCard, type LineupDraft } from './lineup-draft.ts';
import { findLineupFault } from './lineup-fault.ts';

const FULL = SLOTS.reduce<LineupDraft>(
  (draft, slot, index) => placeCard(draft, slot, index + 1),
  EMPTY_LINEUP_DRAFT,
);

test('a team without a name, with an empty slot or with one card twice says what it lacks', () => {
  expect(findLineupFault(' ', FULL)).toBe('Team name is required.');
  expect(findLineupFault('Nine', placeCard(FULL, 'B1', null))).toBe(
    'Every place needs a card. Still empty: Bench 1.',
  );
  expect(findLineupFault('Nine', placeCard(FULL, 'B1', 1))).toBe(
    'Only one copy of each card is allowed in your lineup',
  );
});

test('once the last slot is filled, nothing is lacking', () => {
  expect(findLineupFault('Nine', FULL)).toBeNull();
});
