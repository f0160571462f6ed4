import type pg from 'pg';
import type { DeclaredStatement } from '../platform/database/statement.ts';

/** A column of a statement's result. `table.column` is its origin; null for an expression. */
export interface ResultColumn {
  readonly name: string;
  /** The name of the type in `pg_type`; an array's begins with `_`. */
  readonly type: string;
  readonly origin: string | null;
  readonly notNull: boolean;
}

export interface StatementDescription {
  /** The names of the types of `$1`, `$2` … */
  readonly values: readonly string[];
  /** Null for a statement that returns no rows. */
  readonly columns: readonly ResultColumn[] | null;
}

/** Asks the database for the types of a statement, which is prepared but not run. */
export async function describeStatement(
  client: pg.Client,
  { text, options }: Pick<DeclaredStatement, 'text' | 'options'>,
): Promise<StatementDescription> {
  await client.query('begin');
  try {
    for (const earlier of options.after ?? []) await run(client, earlier.text);
    const { valueTypeIDs, fields } = await parse(client, text);
    const types = await readTypeNames(client, [
      ...valueTypeIDs,
      ...(fields ?? []).map(({ dataTypeID }) => dataTypeID),
    ]);
    const origins = await readOrigins(client, fields ?? []);
    const columns = fields?.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: types.get(dataTypeID)!,
      origin: origins.get(`${tableID}.${columnID}`)?.origin ?? null,
      notNull: origins.get(`${tableID}.${columnID}`)?.notNull ?? false,
    }));
    return { values: valueTypeIDs.map((id) => types.get(id)!), columns: columns ?? null };
  } finally {
    await client.query('rollback');
  }
}

/** Runs a statement with a null for each of its values. */
const run = (client: pg.Client, text: string) =>
  client.query(
    text,
    Array.from(new Set(text.match(/\$\d+/g)), () => null),
  );

interface ParsedStatement {
  readonly valueTypeIDs: readonly number[];
  readonly fields: readonly pg.FieldDef[] | null;
}

/** Sends Parse and Describe of the protocol, which pg has no function for. */
const parse = (client: pg.Client, text: string): Promise<ParsedStatement> =>
  new Promise((resolve, reject) => {
    let valueTypeIDs: readonly number[] = [];
    let fields: readonly pg.FieldDef[] | null = null;
    const query = {
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
          valueTypeIDs = message.dataTypeIDs;
        });
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => (fields = message.fields),
      handleReadyForQuery: () => resolve({ valueTypeIDs, fields }),
      handleError: reject,
    };
    client.query(query);
  });

async function readTypeNames(client: pg.Client, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select oid::integer as id, typname::text as name from pg_type where oid = any($1::oid[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readOrigins(
  client: pg.Client,
  fields: readonly pg.FieldDef[],
): Promise<Map<string, { origin: string; notNull: boolean }>> {
  const { rows } = await client.query<{ key: string; origin: string; notNull: boolean }>(
    `select attrelid::oid || '.' || attnum as key, relname || '.' || attname as origin,
       attnotnull as "notNull"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where attrelid = any($1::oid[]) and attnum > 0`,
    [fields.map(({ tableID }) => tableID)],
  );
  return new Map(rows.map(({ key, ...origin }) => [key, origin]));
}
