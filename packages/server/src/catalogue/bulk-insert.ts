/** A value of a column of a bulk insert. */
export type ColumnValue = string | number | boolean | null;

/** A column of a table, and how to get its value of one item. */
export interface Column<Item> {
  readonly name: string;
  readonly type: 'integer' | 'bigint' | 'double precision' | 'text' | 'boolean' | 'uuid' | 'jsonb';
  readonly value: (item: Item) => ColumnValue;
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Returns PostgreSQL's text form of an array. */
export const toArrayLiteral = (values: readonly ColumnValue[]): string => {
  const parts = values.map((value) => {
    if (value === null) return 'null';
    return typeof value === 'string' ? quote(value) : String(value);
  });
  return `{${parts.join(',')}}`;
};

/**
 * Returns one array literal per column, the value of a `buildInsertStatement`. The strings
 * are cheap to pass between threads.
 */
export const toColumnLiterals = <Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
): string[] => columns.map((column) => toArrayLiteral(items.map((item) => column.value(item))));

/**
 * Returns the text of a statement that inserts any number of rows; its value is the list of the
 * columns' array literals.
 */
export const buildInsertStatement = <Item>(
  table: string,
  columns: readonly Column<Item>[],
): string =>
  `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
   select * from unnest(${columns.map(({ type }, i) => `($1::text[])[${i + 1}]::${type}[]`).join(', ')})`;
