import { useCallback } from 'react';

import { ClubNames } from '../../../ui/club-names.tsx';
import { RatingStamp, TierSwatch } from '../../../ui/tier-swatch.tsx';
import { VirtualTable, type VirtualTableHead } from '../../../ui/virtual/virtual-table.tsx';
import { TABLE_ROLES } from '../../../ui/virtual/table-roles.ts';
import { LockToggle } from '../marks/mark-toggles.tsx';
import { cardAt, type CollectionData } from './collection-data.ts';
import type { CollectionOrder } from './collection-index.ts';

interface Props {
  readonly columns: CollectionData;
  /** The indexes of the cards shown, in their order. */
  readonly shown: Uint32Array;
  readonly order: CollectionOrder;
  readonly onOrder: (order: CollectionOrder) => void;
  readonly lockedCardIDs: ReadonlySet<number>;
  /** Must be stable: a new function renders all rows again. */
  readonly onLock: (cardID: number, isLocked: boolean) => void;
}

const HEADS: readonly (VirtualTableHead & Pick<CollectionOrder, 'column'>)[] = [
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
export function CollectionTable({ columns, shown, order, onOrder, lockedCardIDs, onLock }: Props) {
  const cellsOf = useCallback(
    (row: number) => {
      const card = cardAt(columns, shown[row]!);
      return (
        <>
          <td {...TABLE_ROLES.cell} data-column="name">
            <TierSwatch rating={card.rating} />{' '}
            <a href={`/cards/${card.cardID}`}>{decodeURIComponent(card.name)}</a>
          </td>
          <td {...TABLE_ROLES.cell} data-column="year">
            {card.year}
          </td>
          <td {...TABLE_ROLES.cell} data-column="type">
            {card.type}
          </td>
          <td {...TABLE_ROLES.cell} data-column="team">
            <ClubNames names={card.clubNames} />
          </td>
          <td {...TABLE_ROLES.cell} data-column="pos">
            {spaceItems(card.positions)}
          </td>
          <td {...TABLE_ROLES.cell} data-column="rating">
            <RatingStamp rating={card.rating} />
          </td>
          <td
            {...TABLE_ROLES.cell}
            data-column="quantity"
            className="flex items-center justify-end"
          >
            {card.amount}
            <LockToggle
              card={`${decodeURIComponent(card.name)} ${card.year}`}
              isSet={lockedCardIDs.has(card.cardID)}
              onChange={(isLocked) => onLock(card.cardID, isLocked)}
            />
          </td>
        </>
      );
    },
    [columns, shown, lockedCardIDs, onLock],
  );
  return (
    <VirtualTable
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
