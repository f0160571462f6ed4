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

import { toggleSorting, type Sorting } from '../sorting.ts';
import { useNarrowScreen } from '../media-query-hooks.ts';
import { SkipLink } from './skip-link.tsx';
import { TABLE_ROLES } from './table-roles.ts';
import { useVisibleBlocks } from './use-visible-blocks.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { usePageOffset } from './use-page-offset.ts';
import './virtual-table.css';

export interface VirtualTableHead {
  /** The column's key in the style sheet (`data-column`) and in the sorting. */
  readonly column: string;
  readonly head: string;
  /** Numbers, which are first sorted descending. */
  readonly figures?: boolean;
  /** False for a column that cannot be sorted by. */
  readonly isSortable?: false;
}

interface Props {
  readonly label: string;
  /** The column set, by which the style sheet sets the widths. */
  readonly kind: 'collection' | 'obtained' | 'duplicates';
  readonly heads: readonly VirtualTableHead[];
  readonly order: Sorting;
  readonly onOrder: (order: Sorting) => void;
  readonly count: number;
  /**
   * Returns the cells of a row: `td` with `data-column`, one plain link in each row. Must be
   * stable: a new function renders all rows again.
   */
  readonly cellsOf: (row: number) => ReactNode;
}

/** The height of a row in pixels: one line, and two lines on a phone. */
const ROW_HEIGHT = 44;
const PHONE_ROW_HEIGHT = 64;
/** The number of rows in a block; blocks are rendered as a whole. */
const BLOCK_SIZE = 4;
/**
 * The margins in pixels of a row that is scrolled into view: the sticky head's height, and below,
 * where the page has no `scroll-padding-bottom` for a sticky bar of its own.
 */
const MARGIN_TOP = 100;
const MARGIN_BOTTOM = 16;

/**
 * A virtualized table of any number of rows, which scrolls with the page. Only the blocks in view
 * are rendered; a screen reader is informed how many rows there are and which these are. The arrow
 * keys, Home and End move from link to link.
 */
export function VirtualTable({ label, kind, heads, order, onOrder, count, cellsOf }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const spacer = useRef<HTMLTableSectionElement>(null);
  const height = useNarrowScreen() ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const offset = usePageOffset(spacer);
  const [focused, setFocused] = useState<number | null>(null);
  const renderedBlocks = useVisibleBlocks({
    offset,
    count: Math.ceil(count / BLOCK_SIZE),
    blockHeight: height * BLOCK_SIZE,
    focused: focused === null ? null : Math.floor(focused / BLOCK_SIZE),
  });

  const focusRow = (row: number) => {
    const top = offset + row * height;
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const marginBottom = Math.max(MARGIN_BOTTOM, Number.parseFloat(scrollPaddingBottom) || 0);
    if (top < scrollY + MARGIN_TOP) scrollTo({ top: top - MARGIN_TOP, behavior: 'instant' });
    else if (top + height > scrollY + innerHeight - marginBottom) {
      scrollTo({ top: top + height + marginBottom - innerHeight, behavior: 'instant' });
    }
    // The row must be rendered before it can take the focus.
    flushSync(() => setFocused(row));
    const link = table.current?.querySelector<HTMLElement>(`[data-row="${row}"] a`);
    link?.focus({ preventScroll: true });
  };
  const onLinkClick = useLinkNavigation();
  // The table handles the events of its links.
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const from = rowOf(event.target as Element);
      if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = nextRowFor(event.key, from, count);
      if (to === null) return;
      event.preventDefault();
      focusRow(Math.max(0, Math.min(count - 1, to)));
    },
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    // When the focus moves on to another row, that row must stay rendered.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!table.current?.contains(relatedTarget)) setFocused(null);
    },
    onClick: (event: MouseEvent<HTMLElement>) => onLinkClick(event),
  };

  return (
    <SkipLink what="table" count={count}>
      <table
        {...TABLE_ROLES.table}
        {...handlers}
        ref={table}
        className="long-table"
        data-kind={kind}
        aria-label={label}
        aria-rowcount={count + 1}
      >
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row} aria-rowindex={1}>
            {heads.map((head) =>
              head.isSortable === false ? (
                <th key={head.column} {...TABLE_ROLES.head} scope="col" data-column={head.column}>
                  {head.head}
                </th>
              ) : (
                <SortableHead key={head.column} head={head} order={order} onOrder={onOrder} />
              ),
            )}
          </tr>
        </thead>
        <tbody ref={spacer} role="presentation" style={{ height: count * height }} />
        {renderedBlocks.map((block) => (
          <Block
            key={block}
            from={block * BLOCK_SIZE}
            to={Math.min(count, (block + 1) * BLOCK_SIZE)}
            fromBottom={(count - block * BLOCK_SIZE) * height}
            height={height}
            cellsOf={cellsOf}
          />
        ))}
      </table>
    </SkipLink>
  );
}

/** A column's head, whose whole width sorts. */
function SortableHead({
  head: { column, head, figures = false },
  order,
  onOrder,
}: Pick<Props, 'order' | 'onOrder'> & { readonly head: VirtualTableHead }) {
  return (
    <th
      {...TABLE_ROLES.head}
      scope="col"
      data-column={column}
      aria-sort={order.column === column ? order.direction : 'none'}
    >
      <button
        type="button"
        onClick={() => onOrder(toggleSorting(order, column, figures ? 'descending' : 'ascending'))}
      >
        {head}
        <span aria-hidden="true" className={order.column === column ? '' : 'invisible'}>
          {order.direction === 'ascending' ? '\u25b4' : '\u25be'}
        </span>
      </button>
    </th>
  );
}

interface BlockProps {
  readonly from: number;
  readonly to: number;
  /**
   * The distance from its top to the bottom of the table, in pixels. Measured from the bottom,
   * since the head's height depends on its text.
   */
  readonly fromBottom: number;
  readonly height: number;
  readonly cellsOf: (row: number) => ReactNode;
}

/** Some rows that are rendered together. */
const Block = memo(({ from, to, fromBottom, height, cellsOf }: BlockProps) => (
  <tbody
    {...TABLE_ROLES.group}
    className="long-table-block"
    style={{ top: `calc(100% - ${fromBottom}px)`, height: (to - from) * height }}
  >
    {Array.from({ length: to - from }, (_, index) => {
      const row = from + index;
      return (
        // The head is row 1 for ARIA.
        <tr key={row} {...TABLE_ROLES.row} aria-rowindex={row + 2} data-row={row}>
          {cellsOf(row)}
        </tr>
      );
    })}
  </tbody>
));
Block.displayName = 'Block';

/** Returns the row that a key moves the focus to; null for other keys. */
function nextRowFor(key: string, from: number, count: number): number | null {
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
