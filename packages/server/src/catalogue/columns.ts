/** What a column of a bulk insert holds. */
export type ColumnValue = string | number | boolean | null;

/** A column of a table, and what it holds for one item. */
export interface Column<Item> {
  readonly name: string;
  readonly type: 'integer' | 'bigint' | 'double precision' | 'text' | 'boolean' | 'uuid' | 'jsonb';
  readonly value: (item: Item) => ColumnValue;
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** PostgreSQL's own text form of an array. */
export const arrayLiteral = (values: readonly ColumnValue[]): string => {
  const parts = values.map((value) => {
    if (value === null) return 'null';
    return typeof value === 'string' ? quoted(value) : String(value);
  });
  return `{${parts.join(',')}}`;
};

/** One array literal for each column: the values of an `insertStatement`, small to hand from thread to thread. */
export const columnLiterals = <Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
): string[] => columns.map((column) => arrayLiteral(items.map((item) => column.value(item))));

/** Inserts any number of rows with one statement: `insert into … select … from unnest($1::integer[], …)`. */
export const insertStatement = <Item>(table: string, columns: readonly Column<Item>[]): string =>
  `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
   select * from unnest(${columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(', ')})`;
