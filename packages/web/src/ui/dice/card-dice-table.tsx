import { DICE_SUMS } from '@pennant/rules/cards/card';

import { isRolled, type CardDiceProps } from './card-dice-rows.ts';
import '../art.css';
import './dice-tables.css';

/** The dice tables of a card, a row for each sum from 2 to 12: for beside the field. */
export function CardDiceTable({ caption, rows, hits = [] }: CardDiceProps) {
  return (
    <table className="dice-column dice-tables">
      <caption className="art-unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Dice</th>
          {rows.map(({ table, head }) => (
            <th key={table} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DICE_SUMS.map((sum, index) => (
          <tr key={sum}>
            <th
              scope="row"
              data-hit={rows.some(({ table }) => isRolled(hits, table, sum)) || undefined}
            >
              {sum}
            </th>
            {rows.map(({ table, cells }) => {
              const isHit = isRolled(hits, table, sum);
              return (
                <td
                  key={table}
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
