import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BATTER_RESULTS, PITCHER_MODIFIERS } from './card.ts';
import {
  BATTER_FIELDS,
  PITCHER_FIELDS,
  batterDiceFields,
  batterDiceFromFields,
  pitcherDiceFields,
  pitcherDiceFromFields,
} from './dice-fields.ts';

const tableOf = <Cell>(cells: readonly Cell[]) =>
  fc.array(fc.constantFrom(...cells), { minLength: 11, maxLength: 11 });

test('a batter has d2 to d12 and xd2 to xd12', () => {
  expect(BATTER_FIELDS).toHaveLength(22);
  expect(BATTER_FIELDS).toEqual(expect.arrayContaining(['d2', 'd12', 'xd2', 'xd12']));
  expect(PITCHER_FIELDS).toEqual(expect.arrayContaining(['pd2', 'pd7', 'pd12']));
});

test('the cell of a sum is the field of that sum', () => {
  const base = ['HR', 'OO', 'OO', 'BB', 'SO', 'X', 'OO', 'H1', 'OO', 'SO', 'H3'] as const;
  const extra = ['H1', 'H1', 'H2', 'OO', 'OO', 'OO', 'SO', 'SO', 'BB', 'HR', 'H3'] as const;
  const fields = batterDiceFields({ base, extra });
  expect(fields).toMatchObject({ d2: 'HR', d7: 'X', d12: 'H3', xd2: 'H1', xd11: 'HR' });
});

test("a batter's tables survive the way to their fields and back", () => {
  fc.assert(
    fc.property(
      tableOf([...BATTER_RESULTS, 'X'] as const),
      tableOf(BATTER_RESULTS),
      (base, extra) => {
        expect(batterDiceFromFields(batterDiceFields({ base, extra }))).toEqual({ base, extra });
      },
    ),
  );
});

test("a pitcher's table survives the way to its fields and back", () => {
  fc.assert(
    fc.property(tableOf([...PITCHER_MODIFIERS, null]), (dice) => {
      expect(pitcherDiceFromFields(pitcherDiceFields(dice))).toEqual(dice);
    }),
  );
});

test('a field that holds no result of the dice is a bug, not a card', () => {
  expect(() => pitcherDiceFromFields({ pd2: 'x9h' })).toThrow('pd2');
  expect(() => batterDiceFromFields({})).toThrow('d2');
});
