import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { sortedAgain } from '../../../ui/sorting.ts';
import { CollectionRow } from './collection-row.tsx';
import { cardAt, type Columns } from './columns.ts';
import type { CollectionOrder, SortedBy } from './order.ts';
import { PART } from './table-parts.ts';
import { usePageOffset } from './use-page-offset.ts';
import { useWide } from './use-wide.ts';
import './collection-table.css';

interface Props {
  readonly columns: Columns;
  /** The places of the cards shown, in their order. */
  readonly shown: Uint32Array;
  readonly order: CollectionOrder;
  readonly onOrder: (order: CollectionOrder) => void;
}

const HEADS: readonly (readonly [column: SortedBy, head: string])[] = [
  ['name', 'Name'],
  ['year', 'Year'],
  ['type', 'Type'],
  ['team', 'Team'],
  ['pos', 'Pos'],
  ['rating', 'Rating'],
  ['quantity', 'Quantity'],
];
const FIGURES: readonly SortedBy[] = ['year', 'rating', 'quantity'];

/** In pixels, as in the style sheet: one line of a row, and the two that it takes on a phone. */
const ROW = 44;
const ROW_ON_PHONE = 64;
const DRAWN_BEYOND_SIGHT = 10;

/**
 * A table of any number of cards, which scrolls with the page. Only the rows in sight are drawn; a screen reader is told
 * how many there are and which these are. Arrow keys, Home and End go from name to name.
 */
export function CollectionTable({ columns, shown, order, onOrder }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const height = useWide() ? ROW : ROW_ON_PHONE;
  const offset = usePageOffset(body);
  const [focused, setFocused] = useState<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => height,
    overscan: DRAWN_BEYOND_SIGHT,
    scrollMargin: offset,
    // A key press brings the next row out from below the head that stays in sight.
    scrollPaddingStart: 80,
    scrollPaddingEnd: 16,
  });
  useLayoutEffect(() => rows.measure(), [rows, height]);

  const drawn = rows.getVirtualItems().map(({ index }) => index);
  // The row that holds the focus stays, however far it is scrolled away: else the next Tab would start at the top of the page.
  if (focused !== null && focused < shown.length && !drawn.includes(focused)) drawn.push(focused);

  const goTo = (row: number) => {
    const next = Math.max(0, Math.min(shown.length - 1, row));
    setFocused(next);
    rows.scrollToIndex(next);
    requestAnimationFrame(() => linkIn(body.current, next)?.focus({ preventScroll: true }));
  };
  const onKey = (event: KeyboardEvent) => {
    if (focused === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = goalOf(event.key, focused, shown.length);
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };

  // The body only watches what its links do.
  const watching = {
    onKeyDown: onKey,
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    onBlur: () => setFocused(null),
  };

  return (
    <table
      {...PART.table}
      className="card-rows"
      aria-label="My Cards"
      aria-rowcount={shown.length + 1}
    >
      <thead {...PART.group}>
        <tr {...PART.row} aria-rowindex={1}>
          {HEADS.map(([column, head]) => (
            <th
              key={column}
              {...PART.head}
              scope="col"
              data-column={column}
              aria-sort={order.column === column ? order.direction : 'none'}
            >
              <button
                type="button"
                onClick={() =>
                  onOrder(
                    sortedAgain(
                      order,
                      column,
                      FIGURES.includes(column) ? 'descending' : 'ascending',
                    ) as CollectionOrder,
                  )
                }
              >
                {head}
                <span aria-hidden="true" className={order.column === column ? '' : 'invisible'}>
                  {order.direction === 'ascending' ? '\u25b4' : '\u25be'}
                </span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} {...PART.group} style={{ height: shown.length * height }} {...watching}>
        {drawn.map((row) => (
          <CollectionRow
            key={row}
            card={cardAt(columns, shown[row]!)}
            row={row}
            top={row * height}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Which row a key leads to from this one; null for a key that leads nowhere. */
function goalOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return from + 1;
  if (key === 'ArrowUp') return from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const rowOf = (target: Element): number | null => {
  const row = target.closest('[data-row]')?.getAttribute('data-row');
  return row == null ? null : Number(row);
};

const linkIn = (body: HTMLElement | null, row: number) =>
  body?.querySelector<HTMLElement>(`[data-row="${row}"] a`);
