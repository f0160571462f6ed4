import { DICE_SUMS } from '@pennant/rules/cards/card';

import type { DiceRow } from './card-dice-rows.ts';
import { describeDiceRow } from './describe-dice-row.ts';
import './dice-line.css';

interface Props {
  readonly id: string;
  /** The card's dice tables, from `cardDiceRows`. */
  readonly rows: readonly DiceRow[];
}

/** A card's dice tables as a line of 2 to 12 in small print, for lists in which one compares. */
export function DiceLine({ id, rows }: Props) {
  const description = rows
    .map(({ head, cells }) => `${head}: ${describeDiceRow(cells)}.`)
    .join(' ');
  return (
    <span id={id} role="img" aria-label={description} className="dice-line">
      {DICE_SUMS.map((sum, index) => (
        <span key={sum}>
          <i>{sum}</i>
          {rows.map(({ table, cells }) => (
            <b
              key={table}
              data-table={table}
              data-empty={(cells[index] ?? 'OO') === 'OO' || undefined}
            >
              {cells[index] ?? '·'}
            </b>
          ))}
        </span>
      ))}
    </span>
  );
}
