import { openDatabase } from '@pennant/server/platform/database/open-database';
import type { Database } from '@pennant/server/platform/database/database';

const NAME = 'pennant_large';
const EVENTS_OF_A_GAME = 80;
const GAMES_OF_A_PLAYER = 12;
const AT_ONCE = 1_000_000;

/** Forgets the large database, where a run has left one. */
export async function dropLarge(database: Database): Promise<void> {
  await database.query(`drop database if exists ${NAME} with (force)`);
}

/**
 * A copy of the program's database in which so many events of games long past lie in the table that rolls are written to: real events of this
 * database, again and again. Answers its address.
 */
export async function makeLarge(database: Database, events: number): Promise<string> {
  const client = await database.connect();
  const { host, port, user } = client;
  // A database is copied only while nobody uses it: idle connections of this process are opened anew when they are needed.
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.query(`create database ${NAME} template pennant`);
  await client.end();
  const url = `postgresql://${user}@localhost/${NAME}?host=${encodeURIComponent(host)}&port=${port}`;
  const large = await openDatabase({ databaseUrl: url, dataDir: '' }, () => undefined);
  try {
    for (let from = 0; from < events; from += AT_ONCE) {
      await large.transaction(async (tx) => {
        // What is made here is not measured, so it need not wait for the disk.
        await tx.query('set local synchronous_commit = off');
        await tx.query('set local statement_timeout = 0');
        await tx.query(
          `with sample as (select array_agg(event) as events from (
             select event from game_event where length(event::text) > 200 limit 500) as known)
           insert into game_event (user_id, game_id, event_number, command, event)
           select lpad(to_hex(n / $3 / $4), 32, '0')::uuid, lpad(to_hex(n / $3), 32, '0')::uuid, n % $3 + 1,
             '{"kind": "roll"}', sample.events[n % cardinality(sample.events) + 1]
           from sample, generate_series($1::integer, $2::integer - 1) as n`,
          [from, Math.min(from + AT_ONCE, events), EVENTS_OF_A_GAME, GAMES_OF_A_PLAYER],
        );
      });
    }
    const settle = await large.connect();
    await settle.query('vacuum analyze game_event');
    await settle.query('checkpoint');
    await settle.end();
  } finally {
    await large.close();
  }
  return url;
}
