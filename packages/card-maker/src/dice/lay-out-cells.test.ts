import { SUM_WEIGHTS } from '@pennant/rules/cards/card';
import { expect, test } from 'vitest';
import { layOutCells } from './lay-out-cells.ts';

const rollsOf = (table: readonly string[], cell: string): number =>
  table.reduce((sum, value, index) => sum + (value === cell ? SUM_WEIGHTS[index]! : 0), 0);

test('each value gets cells of exactly its falls', () => {
  const table = layOutCells([
    { cell: 'hit', falls: 9 },
    { cell: 'walk', falls: 3 },
    { cell: 'nothing', falls: 0 },
    { cell: 'out', falls: 24 },
  ]);
  expect(table).toHaveLength(11);
  expect(rollsOf(table, 'hit')).toBe(9);
  expect(rollsOf(table, 'walk')).toBe(3);
  expect(rollsOf(table, 'out')).toBe(24);
});

test('one value fills the table', () => {
  expect(layOutCells([{ cell: 'out', falls: 36 }])).toEqual(
    Array.from({ length: 11 }, () => 'out'),
  );
});

test('a split that no table can show is refused', () => {
  const shares = [1, 1, 1, 33].map((falls, index) => ({ cell: String(index), falls }));
  expect(() => layOutCells(shares)).toThrow('No table can show the split 33 1 1 1');
});
