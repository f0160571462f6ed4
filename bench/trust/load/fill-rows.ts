import type pg from 'pg';
import { storedEvents } from '../../server-harness/stored-events.ts';

/** Events that one statement copies. */
const EVENTS_AT_ONCE = 100_000;

/**
 * Fills a database with rows of many users that are gone, until it has so many in all: their
 * ledger, which stays, and events of games. Returns the number of rows.
 */
export async function fillRows(client: pg.Client, rows: number): Promise<number> {
  const missing = rows - (await countRows(client));
  if (missing <= 0) return countRows(client);
  // A third are journals of a thousand users with two postings each.
  const journals = Math.ceil(missing / 6);
  await client.query(
    `with entry as (
       select md5('user ' || n % 1000)::uuid as user_id, md5('journal ' || n)::uuid as journal_id,
         1 + n / 1000 as change
       from generate_series(0, $1::integer - 1) n
     ), entered as (
       insert into journal (user_id, journal_id, reason, cause, created_at)
       select user_id, journal_id, 'Daily allowance', '{"kind": "daily_allowance"}', now() from entry
     )
     insert into posting (user_id, journal_id, line, asset, item, holder, amount, change, balance_after)
     select user_id, journal_id, 1, 'money', 0, 'user', 1000, change, change * 1000 from entry
     union all
     select user_id, journal_id, 2, 'money', 0, 'house', -1000, null, null from entry`,
    [journals],
  );
  const events = storedEvents();
  for (;;) {
    const left = rows - (await countRows(client));
    if (left <= 0) return countRows(client);
    const { rowCount } = await client.query(
      `insert into game_event (user_id, game_id, event_number, command, stored_event)
       select md5('user ' || n % 1000)::uuid, md5('game ' || n / 80 || $2)::uuid, 1 + n % 80,
         '{"kind": "roll"}', to_jsonb($3::text[])->(n % cardinality($3::text[]))
       from generate_series(0, $1::integer - 1) n`,
      [Math.min(left, EVENTS_AT_ONCE), left, events],
    );
    if (rowCount === 0) throw new Error('no events of games were inserted');
  }
}

/** Returns the number of rows of all tables. */
export async function countRows(client: pg.Client): Promise<number> {
  let sum = 0;
  for (const name of await listTables(client)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from "${name}"`);
    sum += Number(rows[0]?.count);
  }
  return sum;
}

/** Returns the number of rows of each table and a sum over their hashes, which no order changes. */
export async function hashTables(client: pg.Client): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await listTables(client)) {
    const { rows: columns } = await client.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attname) as list
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`public."${name}"`],
    );
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as hash
       from (select ${columns[0]?.list} from "${name}") t`,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname`,
  );
  return rows.map(({ name }) => name);
}
