/** How a table is sorted: by which column, and which way. */
export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What rows are put in order by; null goes last either way. */
export type SortValue = string | number | null;

const inWords = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** The rows in order. Equal ones keep the order that they came in. */
export function sorted<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : inWords.compare(String(one), String(other));

/** A click on a column's head: figures start with the highest, words with A; again turns it round. */
export const sortedAgain = (
  now: Sorting | null,
  column: string,
  first: Sorting['direction'],
): Sorting =>
  now?.column === column
    ? { column, direction: now.direction === 'ascending' ? 'descending' : 'ascending' }
    : { column, direction: first };
