import { useCallback } from 'react';

import { RatingStamp, TierSwatch } from '../../../ui/tier-swatch.tsx';
import { LongTable, type LongTableHead } from '../../../ui/virtual/long-table.tsx';
import { PART } from '../../../ui/virtual/table-parts.ts';
import { cardAt, type Columns } from './columns.ts';
import type { CollectionOrder } from './order.ts';

interface Props {
  readonly columns: Columns;
  /** The indexes of the cards shown, in their order. */
  readonly shown: Uint32Array;
  readonly order: CollectionOrder;
  readonly onOrder: (order: CollectionOrder) => void;
}

const HEADS: readonly (LongTableHead & Pick<CollectionOrder, 'column'>)[] = [
  { column: 'name', head: 'Name' },
  { column: 'year', head: 'Year', figures: true },
  { column: 'type', head: 'Type' },
  { column: 'team', head: 'Team' },
  { column: 'pos', head: 'Pos' },
  { column: 'rating', head: 'Rating', figures: true },
  { column: 'quantity', head: 'Quantity', figures: true },
];

const spaceItems = (list: string) => list.replaceAll(',', ', ');

/** The table view of My Cards. */
export function CollectionTable({ columns, shown, order, onOrder }: Props) {
  const cellsOf = useCallback(
    (row: number) => {
      const card = cardAt(columns, shown[row]!);
      return (
        <>
          <td {...PART.cell} data-column="name">
            <TierSwatch rating={card.rating} />{' '}
            <a href={`/cards/${card.cardID}`}>{decodeURIComponent(card.name)}</a>
          </td>
          <td {...PART.cell} data-column="year">
            {card.year}
          </td>
          <td {...PART.cell} data-column="type">
            {card.type}
          </td>
          <td {...PART.cell} data-column="team" title={card.clubName}>
            {spaceItems(card.teamNameID)}
          </td>
          <td {...PART.cell} data-column="pos">
            {spaceItems(card.positions)}
          </td>
          <td {...PART.cell} data-column="rating">
            <RatingStamp rating={card.rating} />
          </td>
          <td {...PART.cell} data-column="quantity">
            {card.amount}
          </td>
        </>
      );
    },
    [columns, shown],
  );
  return (
    <LongTable
      label="My Cards"
      kind="collection"
      heads={HEADS}
      order={order}
      // The heads' keys are the order's columns.
      onOrder={(next) => onOrder(next as CollectionOrder)}
      count={shown.length}
      cellsOf={cellsOf}
    />
  );
}
