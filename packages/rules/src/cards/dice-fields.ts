import {
  BATTER_RESULTS,
  DICE_SUMS,
  PITCHER_MODIFIERS,
  type BatterCell,
  type BatterDice,
  type BatterResult,
  type DiceTable,
  type PitcherCell,
  type PitcherDice,
} from './card.ts';

type Sum = (typeof DICE_SUMS)[number];

export type BatterField = `d${Sum}` | `xd${Sum}`;
export type PitcherField = `pd${Sum}`;

/** A batter's tables under their documented field names. */
export type BatterDiceFields = Readonly<Record<`d${Sum}`, BatterCell>> &
  Readonly<Record<`xd${Sum}`, BatterResult>>;

/** A pitcher's table under its documented field names. */
export type PitcherDiceFields = Readonly<Record<PitcherField, PitcherCell>>;

/** Field names of a batter's tables: d2 to d12, then xd2 to xd12. */
export const BATTER_FIELDS: readonly BatterField[] = [
  ...DICE_SUMS.map((sum) => `d${sum}` as const),
  ...DICE_SUMS.map((sum) => `xd${sum}` as const),
];

/** Field names of a pitcher's table: pd2 to pd12. */
export const PITCHER_FIELDS: readonly PitcherField[] = DICE_SUMS.map((sum) => `pd${sum}` as const);

const toFieldEntries = (prefix: string, table: DiceTable<string | null>) =>
  DICE_SUMS.map((sum, index) => [`${prefix}${sum}`, table[index]]);

export const batterDiceFields = (dice: BatterDice): BatterDiceFields =>
  Object.fromEntries([
    ...toFieldEntries('d', dice.base),
    ...toFieldEntries('xd', dice.extra),
  ]) as BatterDiceFields;

export const pitcherDiceFields = (dice: PitcherDice): PitcherDiceFields =>
  Object.fromEntries(toFieldEntries('pd', dice)) as PitcherDiceFields;

type Fields = Readonly<Record<string, unknown>>;

const readTable = <Cell>(
  fields: Fields,
  prefix: string,
  isCell: (value: unknown) => value is Cell,
): Cell[] =>
  DICE_SUMS.map((sum) => {
    const value = fields[`${prefix}${sum}`] ?? null;
    if (!isCell(value))
      throw new Error(`${prefix}${sum} holds ${JSON.stringify(value)}, which no die knows`);
    return value;
  });

const isResult = (value: unknown): value is BatterResult =>
  BATTER_RESULTS.some((result) => result === value);
const isBatterCell = (value: unknown): value is BatterCell => value === 'X' || isResult(value);
const isPitcherCell = (value: unknown): value is PitcherCell =>
  value === null || PITCHER_MODIFIERS.some((modifier) => modifier === value);

/**
 * Returns the tables of a stored batter card. Throws where a field holds no valid result: stored
 * cards are checked when they are made.
 */
export const batterDiceFromFields = (fields: Fields): BatterDice => ({
  base: readTable(fields, 'd', isBatterCell),
  extra: readTable(fields, 'xd', isResult),
});

/** Returns the table of a stored pitcher card. Throws as `batterDiceFromFields` does. */
export const pitcherDiceFromFields = (fields: Fields): PitcherDice =>
  readTable(fields, 'pd', isPitcherCell);
