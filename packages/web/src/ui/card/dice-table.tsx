import { DICE_SUMS, SUM_WEIGHTS } from '@pennant/rules/cards/card';
import type { CardBackData } from './card-back-data.ts';

/** A cell of a dice table that was rolled. */
export interface RolledCell {
  readonly table: 'd' | 'xd' | 'pd';
  /** Sum of two dice, 2 to 12. */
  readonly sum: number;
}

interface Props {
  back: CardBackData;
  hits?: readonly RolledCell[];
}

/** The dice tables of a card: a row for each sum, with its chance in 36 and the card's result. */
export const DiceTable = ({ back, hits = [] }: Props) => {
  const columns =
    back.type === 'Batter'
      ? ([
          ['d', 'Roll', back.dice.base],
          ['xd', 'X roll', back.dice.extra],
        ] as const)
      : ([['pd', 'Pitch', back.dice]] as const);
  const isHit = (table: RolledCell['table'], sum: number) =>
    hits.some((hit) => hit.table === table && hit.sum === sum);
  return (
    <table className="card-back-dice">
      <caption className="art-unseen">What the two dice say</caption>
      <thead>
        <tr>
          <th scope="col">Dice</th>
          <th scope="col">in 36</th>
          {columns.map(([table, head]) => (
            <th key={table} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DICE_SUMS.map((sum, index) => (
          <tr key={sum} data-hit={columns.some(([table]) => isHit(table, sum)) || undefined}>
            <th scope="row">{sum}</th>
            <td className="card-back-chance">{SUM_WEIGHTS[index]}</td>
            {columns.map(([table, , cells]) => (
              <td
                key={table}
                data-says={cells[index] ?? 'nothing'}
                data-hit={isHit(table, sum) || undefined}
              >
                {cells[index] ?? '·'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
