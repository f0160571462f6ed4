import { expect, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';

const database = await aDatabase();

/** Lookup tables to a user, from what is typed or from a game's id. */
const DIRECTORIES = new Set(['username_directory', 'email_directory', 'public_game_directory']);

test('whatever belongs to a user has user_id first in its key, so that tables can be spread by it', async () => {
  const tables = await database.sql<{ table: string; key: string[] | null }>(
    `select class.relname as "table",
            (select array_agg(attribute.attname::text order by place)
             from pg_index index cross join lateral unnest(index.indkey) with ordinality as key (number, place)
             join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = key.number
             where index.indrelid = class.oid and index.indisprimary) as key
     from pg_class class join pg_namespace space on space.oid = class.relnamespace
     where space.nspname = 'public' and class.relkind in ('r', 'p') and not class.relispartition
       and exists (select from pg_attribute where attrelid = class.oid and attname = 'user_id')`,
  );
  const owned = tables.filter(({ table }) => !DIRECTORIES.has(table));
  expect(owned.map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'account',
      'session',
      'wallet',
      'journal',
      'posting',
      'team',
      'game',
      'card_inventory',
    ]),
  );
  expect(owned.filter(({ key }) => key?.[0] !== 'user_id')).toEqual([]);
});

test('what must be unique among a user’s things is so by keys that begin with the user', async () => {
  const rows = await database.sql<{ table: string; columns: string[] }>(
    `select class.relname as "table",
            (select array_agg(attribute.attname::text order by place)
             from unnest(index.indkey) with ordinality as key (number, place)
             join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = key.number) as columns
     from pg_index index join pg_class class on class.oid = index.indrelid
     join pg_namespace space on space.oid = class.relnamespace
     where space.nspname = 'public' and index.indisunique
       and exists (select from pg_attribute where attrelid = class.oid and attname = 'user_id')`,
  );
  const foreign = rows.filter(
    ({ table, columns }) => !DIRECTORIES.has(table) && !columns.includes('user_id'),
  );
  expect(foreign).toEqual([]);
});
