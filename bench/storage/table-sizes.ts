import type { Database } from '@pennant/server/platform/database/database';

/** Bytes of each table, its indexes and its long values included, by the table's name. */
export type TableSizes = ReadonlyMap<string, number>;

/**
 * Returns the sizes of all tables after a VACUUM FULL: what their rows take. With VACUUM alone the
 * free space that updated and deleted rows leave, which the next rows use, would hide what a game
 * adds, or count for it.
 */
export async function measureTables(database: Database): Promise<TableSizes> {
  const client = await database.connect();
  try {
    await client.query('vacuum full analyze');
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    );
    return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
  } finally {
    await client.end();
  }
}

/** Returns by how many bytes each table has grown for one of `games`, the largest growth first. */
export function growthPerGame(
  before: TableSizes,
  after: TableSizes,
  games: number,
): readonly { readonly table: string; readonly bytes: number }[] {
  return [...after]
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before.get(table) ?? 0)) / games }))
    .filter(({ bytes }) => bytes !== 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}
