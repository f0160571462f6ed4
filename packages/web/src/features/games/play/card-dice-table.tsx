import type { PlayCard } from '@pennant/contract/game-lineup';
import { DICE_SUMS, type DiceTable } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { useMemo } from 'react';

import type { RolledCell } from '../../../ui/card/dice-table.tsx';

interface Column {
  readonly table: RolledCell['table'];
  readonly head: string;
  readonly cells: DiceTable<string | null>;
}

function toColumns(card: PlayCard): readonly Column[] {
  if (card.type === 'Pitcher')
    return [{ table: 'pd', head: 'Pitch', cells: pitcherDiceFromFields(card) }];
  const { base, extra } = batterDiceFromFields(card);
  return [
    { table: 'd', head: 'Roll', cells: base },
    { table: 'xd', head: 'X roll', cells: extra },
  ];
}

/** The dice tables of a card; the cells that the dice hit are highlighted. */
export function CardDiceTable({
  card,
  hits,
  caption,
}: {
  readonly card: PlayCard;
  readonly hits: readonly RolledCell[];
  readonly caption: string;
}) {
  const columns = useMemo(() => toColumns(card), [card]);
  const isHit = (table: RolledCell['table'], sum: number) =>
    hits.some((hit) => hit.table === table && hit.sum === sum);
  return (
    <table className="dice-rows">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Dice</th>
          {columns.map(({ table, head }) => (
            <th key={table} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DICE_SUMS.map((sum, index) => (
          <tr key={sum}>
            <th scope="row">{sum}</th>
            {columns.map(({ table, cells }) => (
              <td
                key={table}
                data-empty={(cells[index] ?? 'OO') === 'OO' || undefined}
                data-hit={isHit(table, sum) || undefined}
              >
                {cells[index] ?? '·'}
                {isHit(table, sum) ? <span className="sr-only"> (rolled)</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
