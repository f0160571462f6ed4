import { Money } from '../../ui/money.tsx';
import type { Column } from '../../ui/table.tsx';
import { NAME, nameOf, RATING, YEAR } from '../../ui/card-cells.tsx';
import type { SaleRow } from './sell-duplicates.ts';

/** The preview of a sale: what each row brings, and a box to leave it out. */
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
          aria-label={`Sell ${nameOf(row)}, ${row.year}`}
          className="size-5 accent-pennant-paint"
          checked={!row.isLeftOut}
          onChange={() => onToggle(row.cardID)}
        />
      </label>
    ),
  },
  NAME,
  {
    key: 'total',
    head: 'Total',
    // What it could bring: a row that is left out stays where it is.
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
  RATING,
  YEAR,
];
