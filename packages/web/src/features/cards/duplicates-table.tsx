import { copiesToSell } from '@pennant/rules/cards/sale-price';
import { useCallback, useMemo, useState } from 'react';

import { decodeCardName, sortedCardName } from '../../ui/card-columns.tsx';
import { Money } from '../../ui/money.tsx';
import { sortRows, type Sorting, type SortValue } from '../../ui/sorting.ts';
import { RatingStamp, TierSwatch } from '../../ui/tier-swatch.tsx';
import { TABLE_ROLES } from '../../ui/virtual/table-roles.ts';
import { VirtualTable, type VirtualTableHead } from '../../ui/virtual/virtual-table.tsx';
import { LockToggle } from './marks/mark-toggles.tsx';
import type { SaleRow } from './sale-preview.ts';
import './duplicates-table.css';

type Column = 'name' | 'year' | 'rating' | 'quantity' | 'sells' | 'each' | 'total' | 'lock';

const HEADS: readonly VirtualTableHead[] = [
  { column: 'sell', head: 'Sell', isSortable: false },
  { column: 'name', head: 'Name' },
  { column: 'year', head: 'Year', figures: true },
  { column: 'rating', head: 'Rating', figures: true },
  { column: 'quantity', head: 'Quantity', figures: true },
  { column: 'sells', head: 'Sells', figures: true },
  { column: 'each', head: 'Each', figures: true },
  { column: 'total', head: 'Total', figures: true },
  { column: 'lock', head: 'Lock' },
];

const VALUES: Readonly<Record<Column, (row: SaleRow) => SortValue>> = {
  name: sortedCardName,
  year: ({ year }) => year,
  rating: ({ rating }) => rating,
  quantity: ({ amount }) => amount,
  sells: ({ sells }) => sells,
  each: ({ price }) => price,
  // By what the row would bring if included, so that excluding or locking it does not move it.
  total: (row) => row.price * copiesToSell({ ...row, isLocked: false }),
  lock: ({ isLocked }) => (isLocked ? 0 : 1),
};

interface Props {
  readonly rows: readonly SaleRow[];
  /** Excludes a card from this sale, or includes it again. Must be stable. */
  readonly onToggle: (cardID: number) => void;
  /** Must be stable. */
  readonly onLock: (cardID: number, isLocked: boolean) => void;
}

/**
 * The table of the sale preview: what each card brings, a checkbox to exclude it from this sale,
 * and a lock that keeps it from every sale. On a phone a card has two lines.
 */
export function DuplicatesTable({ rows, onToggle, onLock }: Props) {
  const [order, setOrder] = useState<Sorting>({ column: 'total', direction: 'descending' });
  const inOrder = useMemo(
    () => sortRows(rows, VALUES[order.column as Column], order.direction),
    [rows, order],
  );
  const cellsOf = useCallback(
    (index: number) => <Cells row={inOrder[index]!} onToggle={onToggle} onLock={onLock} />,
    [inOrder, onToggle, onLock],
  );
  return (
    <VirtualTable
      label="Duplicates"
      kind="duplicates"
      heads={HEADS}
      order={order}
      onOrder={setOrder}
      count={inOrder.length}
      cellsOf={cellsOf}
    />
  );
}

function Cells({ row, onToggle, onLock }: Omit<Props, 'rows'> & { readonly row: SaleRow }) {
  const { cardID, year, rating, amount, sells, unsellable, price, total } = row;
  const { isLocked, isLeftOut } = row;
  return (
    <>
      <td {...TABLE_ROLES.cell} data-column="sell">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={`Sell ${decodeCardName(row)}, ${year}`}
            className="size-5 accent-pennant-paint"
            checked={!isLeftOut && !isLocked}
            disabled={isLocked}
            onChange={() => onToggle(cardID)}
          />
        </label>
      </td>
      <td {...TABLE_ROLES.cell} data-column="name">
        <TierSwatch rating={rating} /> <a href={`/cards/${cardID}`}>{decodeCardName(row)}</a>
      </td>
      <td {...TABLE_ROLES.cell} data-column="year">
        {year}
      </td>
      <td {...TABLE_ROLES.cell} data-column="rating">
        <RatingStamp rating={rating} />
      </td>
      <td {...TABLE_ROLES.cell} data-column="quantity">
        {amount}
      </td>
      <td {...TABLE_ROLES.cell} data-column="sells">
        {isLocked ? (
          <span className="text-outfield">locked</span>
        ) : (
          <span title={unsellable > 0 ? `${unsellable} of the starter set, never sold` : undefined}>
            {sells}
            <span className="sm:hidden">{` of ${amount}`}</span>
          </span>
        )}
      </td>
      <td {...TABLE_ROLES.cell} data-column="each">
        <Money amount={price} />
        <span className="sm:hidden"> each</span>
      </td>
      <td {...TABLE_ROLES.cell} data-column="total">
        <Money amount={total} />
      </td>
      <td {...TABLE_ROLES.cell} data-column="lock">
        <LockToggle
          card={`${decodeCardName(row)} ${year}`}
          isSet={isLocked}
          onChange={(isSet) => onLock(cardID, isSet)}
        />
      </td>
    </>
  );
}
