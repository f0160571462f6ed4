import { copiesToSell } from '@pennant/rules/cards/sale-price';

import { Money } from '../../ui/money.tsx';
import type { Column } from '../../ui/table.tsx';
import { NAME_COLUMN, decodeCardName, RATING_COLUMN, YEAR_COLUMN } from '../../ui/card-columns.tsx';
import { LockToggle } from './marks/mark-toggles.tsx';
import type { SaleRow } from './sale-preview.ts';

/**
 * Returns the columns of the sale preview: what each card brings, a checkbox to exclude it from
 * this sale, and a lock that keeps it from every sale.
 */
export const duplicateColumns = (
  onToggle: (cardID: number) => void,
  onLock: (cardID: number, isLocked: boolean) => void,
): readonly Column<SaleRow>[] => [
  {
    key: 'sell',
    head: 'Sell',
    cell: (row) => (
      <label className="-my-1 grid size-9 place-items-center">
        <input
          type="checkbox"
          aria-label={`Sell ${decodeCardName(row)}, ${row.year}`}
          className="size-5 accent-pennant-paint"
          checked={!row.isLeftOut && !row.isLocked}
          disabled={row.isLocked}
          onChange={() => onToggle(row.cardID)}
        />
      </label>
    ),
  },
  NAME_COLUMN,
  {
    key: 'lock',
    head: 'Lock',
    sortBy: ({ isLocked }) => (isLocked ? 0 : 1),
    cell: (row) => (
      <LockToggle
        card={`${decodeCardName(row)} ${row.year}`}
        isSet={row.isLocked}
        onChange={(isLocked) => onLock(row.cardID, isLocked)}
        className="-my-1.5"
      />
    ),
  },
  {
    key: 'total',
    head: 'Total',
    // By what the row would bring if included, so that excluding or locking it does not move it.
    sortBy: (row) => row.price * copiesToSell({ ...row, isLocked: false }),
    cell: ({ total }) => <Money amount={total} />,
    figures: true,
  },
  {
    key: 'sells',
    head: 'Sells',
    sortBy: ({ sells }) => sells,
    cell: ({ sells, unsellable, isLocked }) =>
      isLocked ? (
        <span className="text-outfield">locked</span>
      ) : (
        <span title={unsellable > 0 ? `${unsellable} of the starter set, never sold` : undefined}>
          {sells}
        </span>
      ),
    figures: true,
  },
  {
    key: 'price',
    head: 'Each',
    sortBy: ({ price }) => price,
    cell: ({ price }) => <Money amount={price} />,
    figures: true,
  },
  {
    key: 'quantity',
    head: 'Quantity',
    sortBy: ({ amount }) => amount,
    cell: ({ amount }) => amount,
    figures: true,
  },
  RATING_COLUMN,
  YEAR_COLUMN,
];
