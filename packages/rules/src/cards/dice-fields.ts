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

const fieldsOf = (prefix: string, table: DiceTable<string | null>) =>
  DICE_SUMS.map((sum, at) => [`${prefix}${sum}`, table[at]]);

export const batterDiceFields = (dice: BatterDice): BatterDiceFields =>
  Object.fromEntries([
    ...fieldsOf('d', dice.base),
    ...fieldsOf('xd', dice.extra),
  ]) as BatterDiceFields;

export const pitcherDiceFields = (dice: PitcherDice): PitcherDiceFields =>
  Object.fromEntries(fieldsOf('pd', dice)) as PitcherDiceFields;

type Fields = Readonly<Record<string, unknown>>;

const read = <Cell>(
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

/** The tables of a stored batter card. Throws where a field holds what no die knows: stored cards are checked when made. */
export const batterDiceFromFields = (fields: Fields): BatterDice => ({
  base: read(fields, 'd', isBatterCell),
  extra: read(fields, 'xd', isResult),
});

/** The table of a stored pitcher card. Throws as `batterDiceFromFields` does. */
export const pitcherDiceFromFields = (fields: Fields): PitcherDice =>
  read(fields, 'pd', isPitcherCell);
