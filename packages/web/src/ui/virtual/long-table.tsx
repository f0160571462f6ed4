import {
  memo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';

import { sortedAgain, type Sorting } from '../sorting.ts';
import { Skippable } from './skippable.tsx';
import { PART } from './table-parts.ts';
import { useBlocks } from './use-blocks.ts';
import { useFollow } from './use-follow.ts';
import { usePageOffset } from './use-page-offset.ts';
import { useWide } from './use-wide.ts';
import './long-table.css';

export interface LongTableHead {
  /** Names the column in the style sheet, `data-column`, and in the order. */
  readonly column: string;
  readonly head: string;
  /** Figures start with the highest. */
  readonly figures?: boolean;
}

interface Props {
  readonly label: string;
  /** Which columns there are, to the style sheet: how wide each is. */
  readonly kind: 'collection' | 'obtained';
  readonly heads: readonly LongTableHead[];
  readonly order: Sorting;
  readonly onOrder: (order: Sorting) => void;
  readonly count: number;
  /** The cells of a row, `td` with `data-column`; one plain link in each row. Another function draws all rows anew. */
  readonly cellsOf: (row: number) => ReactNode;
}

/** In pixels: one line of a row, and the two that it takes on a phone. */
const ROW = 44;
const ROW_ON_PHONE = 64;
/** Rows are drawn so many at a time. */
const IN_BLOCK = 4;
/** What the head covers when a key brings a row into sight, and a little air below. */
const BELOW_HEAD = 80;
const ABOVE_FOOT = 16;

/**
 * A table of any number of rows, which scrolls with the page. Only those in sight are drawn, a block at a time; a screen
 * reader is told how many there are and which these are. Arrow keys, Home and End go from link to link.
 */
export function LongTable({ label, kind, heads, order, onOrder, count, cellsOf }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const room = useRef<HTMLTableSectionElement>(null);
  const height = useWide() ? ROW : ROW_ON_PHONE;
  const offset = usePageOffset(room);
  const [focused, setFocused] = useState<number | null>(null);
  const blocks = Math.ceil(count / IN_BLOCK);
  const { first, end } = useBlocks({ offset, blockHeight: height * IN_BLOCK, blocks });

  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  // The row that holds the focus stays, however far it is scrolled away: else the next Tab would start at the top of the page.
  const kept = focused === null ? -1 : Math.floor(focused / IN_BLOCK);
  if (kept >= 0 && kept < blocks && (kept < first || kept >= end)) drawn.push(kept);

  const goTo = (row: number) => {
    const top = offset + row * height;
    if (top < scrollY + BELOW_HEAD) scrollTo({ top: top - BELOW_HEAD, behavior: 'instant' });
    else if (top + height > scrollY + innerHeight - ABOVE_FOOT) {
      scrollTo({ top: top + height + ABOVE_FOOT - innerHeight, behavior: 'instant' });
    }
    // Its row must be there before it can take the focus.
    flushSync(() => setFocused(row));
    const link = table.current?.querySelector<HTMLElement>(`[data-row="${row}"] a`);
    link?.focus({ preventScroll: true });
  };
  const follow = useFollow();
  // The table only watches what its links do.
  const watching = {
    onKeyDown: (event: KeyboardEvent) => {
      const from = rowOf(event.target as Element);
      if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = goalOf(event.key, from, count);
      if (to === null) return;
      event.preventDefault();
      goTo(Math.max(0, Math.min(count - 1, to)));
    },
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    // The focus that goes on to another row is not gone: that row must be there to take it.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!table.current?.contains(relatedTarget)) setFocused(null);
    },
    onClick: (event: MouseEvent<HTMLElement>) => follow(event),
  };

  return (
    <Skippable what="table" count={count}>
      <table
        {...PART.table}
        {...watching}
        ref={table}
        className="long-table"
        data-kind={kind}
        aria-label={label}
        aria-rowcount={count + 1}
      >
        <thead {...PART.group}>
          <tr {...PART.row} aria-rowindex={1}>
            {heads.map(({ column, head, figures = false }) => (
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
                    onOrder(sortedAgain(order, column, figures ? 'descending' : 'ascending'))
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
        <tbody ref={room} role="presentation" style={{ height: count * height }} />
        {drawn.map((block) => (
          <Block
            key={block}
            from={block * IN_BLOCK}
            to={Math.min(count, (block + 1) * IN_BLOCK)}
            above={(count - block * IN_BLOCK) * height}
            height={height}
            cellsOf={cellsOf}
          />
        ))}
      </table>
    </Skippable>
  );
}

interface BlockProps {
  readonly from: number;
  readonly to: number;
  /** From its top to the foot of the table, in pixels: what stands above the rows is as high as its words. */
  readonly above: number;
  readonly height: number;
  readonly cellsOf: (row: number) => ReactNode;
}

/** Some rows that come and go together. */
const Block = memo(({ from, to, above, height, cellsOf }: BlockProps) => (
  <tbody
    {...PART.group}
    className="long-table-block"
    style={{ top: `calc(100% - ${above}px)`, height: (to - from) * height }}
  >
    {Array.from({ length: to - from }, (_, at) => {
      const row = from + at;
      return (
        // The head is row 1.
        <tr key={row} {...PART.row} aria-rowindex={row + 2} data-row={row}>
          {cellsOf(row)}
        </tr>
      );
    })}
  </tbody>
));
Block.displayName = 'Block';

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
