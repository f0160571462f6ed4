import type { CardDice } from '@pennant/contract/cards';
import type { DiceTable } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';

import type { RolledCell } from '../card/dice-table.tsx';

/** One of a card's dice tables, to be shown as a row or a column. */
export interface DiceRow {
  readonly table: RolledCell['table'];
  readonly head: 'Roll' | 'X roll' | 'Pitch';
  readonly cells: DiceTable<string | null>;
}

/** What both forms of a card's dice tables show: columns beside the field, and strips below it. */
export interface CardDiceProps {
  /** The table's accessible name: "Dice of Mike Casey". */
  readonly caption: string;
  /** The card's dice tables, from `cardDiceRows`. */
  readonly rows: readonly DiceRow[];
  /** The cells that the last dice hit: they are lit. */
  readonly hits?: readonly RolledCell[];
}

/** Returns a card's dice tables: two of a batter, one of a pitcher. */
export function cardDiceRows(
  card: CardDice & { readonly type: 'Batter' | 'Pitcher' },
): readonly DiceRow[] {
  if (card.type === 'Pitcher')
    return [{ table: 'pd', head: 'Pitch', cells: pitcherDiceFromFields(card) }];
  const { base, extra } = batterDiceFromFields(card);
  return [
    { table: 'd', head: 'Roll', cells: base },
    { table: 'xd', head: 'X roll', cells: extra },
  ];
}

/** Returns whether a cell was rolled. */
export const isRolled = (
  hits: readonly RolledCell[],
  table: RolledCell['table'],
  sum: number,
): boolean => hits.some((hit) => hit.table === table && hit.sum === sum);
