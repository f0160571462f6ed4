import type { Database } from '../platform/database/database.ts';

/**
 * Returns a hash over all rows of each table, and the number that each sequence gives next. On a
 * connection of its own, which is closed.
 */
export async function readTableHashes(database: Database): Promise<Record<string, string>> {
  const client = await database.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `select class.relname as name, string_agg(quote_ident(attname), ', ' order by attname) as columns
       from pg_class class join pg_attribute on attrelid = class.oid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and attnum > 0 and not attisdropped
       group by class.relname order by name`,
    );
    const hashes: Record<string, string> = {};
    for (const { name, columns } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '')
           as hash from (select ${columns} from "${name}") t`,
      );
      hashes[name] = rows[0]!.hash;
    }
    const { rows: sequences } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'S' order by name`,
    );
    for (const { name } of sequences) {
      const { rows } = await client.query<{ next: string }>(
        `select last_value || ' ' || is_called as next from "${name}"`,
      );
      hashes[name] = rows[0]!.next;
    }
    return hashes;
  } finally {
    await client.end();
  }
}
