/** The column and the direction that a table is sorted by. */
export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The value that a row is sorted by; null is last in both directions. */
export type SortValue = string | number | null;

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** Returns the rows sorted. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/**
 * Returns the sorting after a click on a column's head: another column starts in its first
 * direction, the same column is reversed.
 */
export const toggleSorting = (
  current: Sorting | null,
  column: string,
  firstDirection: Sorting['direction'],
): Sorting =>
  current?.column === column
    ? { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
    : { column, direction: firstDirection };
