import { DICE_SUMS } from '@pennant/rules/cards/card';

import { isRolled, type CardDiceProps } from './card-dice-rows.ts';
import '../art.css';
import './dice-tables.css';

/**
 * A card's dice tables lying on their side: a column for each sum from 2 to 12, so that a batter's
 * and a pitcher's fit below the field of a phone.
 */
export function DiceStrip({ caption, rows, hits = [] }: CardDiceProps) {
  return (
    <table className="dice-strip dice-tables">
      <caption className="art-unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="art-unseen">Table</span>
          </th>
          {DICE_SUMS.map((sum) => (
            <th
              key={sum}
              scope="col"
              data-hit={rows.some(({ table }) => isRolled(hits, table, sum)) || undefined}
            >
              {sum}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ table, head, cells }) => (
          <tr key={table} data-table={table}>
            <th scope="row">{head === 'X roll' ? 'X' : head}</th>
            {DICE_SUMS.map((sum, index) => {
              const isHit = isRolled(hits, table, sum);
              return (
                <td
                  key={sum}
                  data-empty={(cells[index] ?? 'OO') === 'OO' || undefined}
                  data-hit={isHit || undefined}
                >
                  <span>{cells[index] ?? '·'}</span>
                  {isHit ? <span className="art-unseen"> (rolled)</span> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
