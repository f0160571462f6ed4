import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { expect, test } from 'vitest';

import { SLOT_GROUPS, slotLabel } from './lineup-slot-groups.ts';

test('the form has each of the 24 places once', () => {
  expect(SLOT_GROUPS.flatMap(({ slots }) => slots).toSorted()).toEqual([...SLOTS].sort());
});

test('they stand as a manager writes them: field, starters, bullpen, bench', () => {
  expect(SLOT_GROUPS.map(({ title, slots }) => `${title}: ${slots.join(' ')}`)).toEqual([
    'In the field: C 1B 2B 3B SS LF CF RF DH',
    'Starting pitchers: SP1 SP2 SP3 SP4 SP5',
    'Bullpen: RP1 RP2 RP3 RP4 RP5',
    'Bench: B1 B2 B3 B4 B5',
  ]);
});

test('a place on the bench is called so', () => {
  expect((['SP1', 'B1', 'B5', '2B', 'CF'] as const).map(slotLabel)).toEqual([
    'SP1',
    'Bench 1',
    'Bench 5',
    '2B',
    'CF',
  ]);
});
