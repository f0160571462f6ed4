import { useMemo, useState, type ReactNode } from 'react';

import { sortRows, toggleSorting, type Sorting, type SortValue } from './sorting.ts';

export interface Column<Row> {
  readonly key: string;
  /** The head's text, as the specification writes it. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Returns the value to sort by; without it the column cannot be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Numbers are aligned right, text left. */
  readonly figures?: boolean;
}

interface Props<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly defaultSort?: Sorting;
  /** The maximum number of rows to render, the first ones after sorting all; by default all. */
  readonly first?: number;
  /**
   * On a phone, shows each row as a block with the heads beside the values; otherwise the table
   * scrolls in its own frame.
   */
  readonly sheetsOnPhone?: boolean;
}

/** A sortable table in the style of a box score. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  defaultSort,
  first,
  sheetsOnPhone = false,
}: Props<Row>) {
  const [sorting, setSorting] = useState<Sorting | null>(defaultSort ?? null);
  const sortedRows = useMemo(() => {
    const sortBy = columns.find(({ key }) => key === sorting?.column)?.sortBy;
    return sortBy && sorting ? sortRows(rows, sortBy, sorting.direction) : rows;
  }, [columns, rows, sorting]);

  return (
    <div
      className={sheetsOnPhone ? 'box-score box-score-sheets' : 'box-score'}
      // A scrollable element must be reachable by keyboard.
      {...(sheetsOnPhone ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedRows.slice(0, first).map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, head, cell, figures = false }) => (
                <td key={key} data-head={head} data-figures={figures || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

function Head<Row>({
  column: { key, head, sortBy, figures = false },
  sorting,
  onSort,
}: HeadProps<Row>) {
  const direction = sorting?.column === key ? sorting.direction : undefined;
  const shared = { scope: 'col', 'data-figures': figures || undefined } as const;
  if (!sortBy) return <th {...shared}>{head}</th>;
  return (
    <th {...shared} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        onClick={() => onSort(toggleSorting(sorting, key, figures ? 'descending' : 'ascending'))}
      >
        {head}
        <span aria-hidden="true" className={direction ? '' : 'invisible'}>
          {direction === 'ascending' ? '\u25b4' : '\u25be'}
        </span>
      </button>
    </th>
  );
}
