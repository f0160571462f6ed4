import { Money } from '../../ui/money.tsx';
import type { Column } from '../../ui/table.tsx';
import { NAME_COLUMN, decodeCardName, RATING_COLUMN, YEAR_COLUMN } from '../../ui/card-columns.tsx';
import type { SaleRow } from './sale-preview.ts';

/** Returns the columns of the sale preview: what each card brings, and a checkbox to exclude it. */
export const duplicateColumns = (
  onToggle: (cardID: number) => void,
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
          checked={!row.isLeftOut}
          onChange={() => onToggle(row.cardID)}
        />
      </label>
    ),
  },
  NAME_COLUMN,
  {
    key: 'total',
    head: 'Total',
    // By what the row would bring if included, so that excluding it does not move it.
    sortBy: ({ price, sellable }) => price * sellable,
    cell: ({ total }) => <Money amount={total} />,
    figures: true,
  },
  {
    key: 'sells',
    head: 'Sells',
    sortBy: ({ sells }) => sells,
    cell: ({ sells, unsellable }) => (
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
