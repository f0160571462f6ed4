import { openDatabase } from '@pennant/server/platform/database/open-database';
import { storedEvents } from '../server-harness/stored-events.ts';
import type { Database } from '@pennant/server/platform/database/database';

const DATABASE_NAME = 'pennant_large';
const EVENTS_OF_A_GAME = 80;
const GAMES_OF_A_PLAYER = 12;
const BATCH_SIZE = 500_000;

/** Drops the large database if an earlier run has left one. */
export async function dropLargeDatabase(database: Database): Promise<void> {
  await database.sql(`drop database if exists ${DATABASE_NAME} with (force)`);
}

/**
 * Makes a copy of the program's database whose event table holds so many events of long left
 * games: those of one game, repeated. Returns its URL.
 */
export async function makeLargeDatabase(database: Database, events: number): Promise<string> {
  const client = await database.connect();
  const { host, port, user } = client;
  // A database can be copied only without other connections: idle connections of this process are
  // reopened when needed.
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.query(`create database ${DATABASE_NAME} template pennant`);
  await client.end();
  const url = `postgresql://${user}@localhost/${DATABASE_NAME}?host=${encodeURIComponent(host)}&port=${port}`;
  const stored = storedEvents();
  const large = await openDatabase({ databaseUrl: url, dataDir: '' }, () => undefined);
  try {
    for (let from = 0; from < events; from += BATCH_SIZE) {
      await large.background.transaction(async (tx) => {
        // Inserts here are not measured, so they need not wait for the disk.
        await tx.sql('set local synchronous_commit = off');
        await tx.sql(
          `with sample as materialized (
             select to_jsonb(text) as event, place - 1 as place
             from unnest($5::text[]) with ordinality as stored (text, place)
           )
           insert into game_event (user_id, game_id, event_number, command, stored_event)
           select lpad(to_hex(n / $3 / $4), 32, '0')::uuid, lpad(to_hex(n / $3), 32, '0')::uuid, n % $3 + 1,
             '{"kind": "roll"}', sample.event
           from generate_series($1::integer, $2::integer - 1) as n
           join sample on sample.place = n % cardinality($5)`,
          [from, Math.min(from + BATCH_SIZE, events), EVENTS_OF_A_GAME, GAMES_OF_A_PLAYER, stored],
        );
      });
    }
    const maintenance = await large.connect();
    await maintenance.query('vacuum analyze game_event');
    await maintenance.query('checkpoint');
    await maintenance.end();
  } finally {
    await large.close();
  }
  return url;
}
