import { useMemo, useState, type ReactNode } from 'react';

import { sorted, sortedAgain, type Sorting, type SortValue } from './sorting.ts';

export interface Column<Row> {
  readonly key: string;
  /** As the specification writes it. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Where given, the column can be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Figures stand at the right, words at the left. */
  readonly figures?: boolean;
}

interface Props<Row> {
  /** Read out before the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly defaultSort?: Sorting;
  /** Draw only so many rows, the first ones in the order chosen: all are sorted, few are drawn. */
  readonly first?: number;
  /** On a phone each row becomes a small sheet with its heads beside the values; otherwise the table scrolls in its own frame. */
  readonly sheetsOnPhone?: boolean;
}

/** A table set like a box score: thin rules, small heads, figures under each other. */
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
  const inOrder = useMemo(() => {
    const by = columns.find(({ key }) => key === sorting?.column)?.sortBy;
    return by && sorting ? sorted(rows, by, sorting.direction) : rows;
  }, [columns, rows, sorting]);

  return (
    <div
      className={sheetsOnPhone ? 'box-score box-score-sheets' : 'box-score'}
      // A frame that scrolls must be reachable by key.
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
          {inOrder.slice(0, first).map((row) => (
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
        onClick={() => onSort(sortedAgain(sorting, key, figures ? 'descending' : 'ascending'))}
      >
        {head}
        <span aria-hidden="true" className={direction ? '' : 'invisible'}>
          {direction === 'ascending' ? '\u25b4' : '\u25be'}
        </span>
      </button>
    </th>
  );
}
