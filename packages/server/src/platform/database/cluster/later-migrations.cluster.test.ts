import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aDatabaseToBeCluster } from '../../../testing/a-database-to-be-cluster.ts';
import { aDatabase } from '../../../testing/a-database.ts';
import { aPlayer } from '../../../testing/a-player.ts';
import { anApp } from '../../../testing/an-app.ts';
import type { Database } from '../database.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { newUuidV7 } from '../../uuid-v7.ts';
import { TABLE_PLACEMENTS } from './table-placement.ts';

/** The last migration of the first Pennant that distributed tables. */
const FIRST_DISTRIBUTED = '0025_names_without_account.sql';

/** Returns how each table is placed: spread by a column, or whole on every server. */
const listPlacements = async (database: Database) =>
  Object.fromEntries(
    (
      await database.sql<{ name: string; column: string }>(
        `select table_name::text as name, distribution_column as column from citus_tables
         where citus_table_type in ('distributed', 'reference')`,
      )
    ).map(({ name, column }) => [name, column]),
  );

test('each later migration is made on a cluster that is distributed, to what a new one has', async () => {
  const migrations = await readMigrations();
  const { database, addServers } = await aDatabaseToBeCluster();
  await addServers();
  const first = migrations.filter(({ name }) => name <= FIRST_DISTRIBUTED);
  const later = migrations.filter(({ name }) => name > FIRST_DISTRIBUTED);
  await migrate(database, first);
  expect(await migrate(database, migrations)).toEqual(later.map(({ name }) => name));
  expect(await listPlacements(database)).toEqual(await listPlacements(await aDatabase()));
});

const NOTES = {
  name: '9001_notes.sql',
  checksum: 'notes',
  text: `
    -- Notes of users; a table of each kind.
    create table note_kind (kind text primary key, card_id integer references card);
    insert into note_kind values ('scout', null);
    create table card_note (
      user_id uuid not null references account on delete cascade,
      card_id integer not null,
      kind text not null references note_kind,
      -- A semicolon; in a comment.
      note text not null default 'a; b',
      primary key (user_id, card_id)
    );
    create table note_queue (kind text, user_id uuid);
    create function note_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'notes are kept'; return null;
    end $$;
    create trigger note_is_kept before update on card_note
      for each row execute function note_is_kept();
    alter table account add column notes integer not null default 7, add column noted_at timestamptz;
    alter table account add constraint notes_are_few check (notes < 100);
    create index account_notes on account (user_id, notes);
    update account set noted_at = now();`,
};
const PLACEMENTS = {
  ...TABLE_PLACEMENTS,
  note_kind: { kind: 'copied', reason: 'a test' },
  card_note: { kind: 'user', reason: 'a test' },
} as const;

test('a later migration adds tables with keys, columns and an index to a filled cluster', async () => {
  const database = await aDatabase();
  const { userID } = await aPlayer(await anApp({ database }));
  const placedBefore = await listPlacements(database);
  const migrations = [...(await readMigrations()), NOTES];
  expect(await migrate(database, migrations, undefined, PLACEMENTS)).toEqual([NOTES.name]);

  expect(await listPlacements(database)).toEqual({
    ...placedBefore,
    note_kind: '<none>',
    card_note: 'user_id',
  });
  const addNote = (user: string, cardID: number, kind: string) =>
    database.sql('insert into card_note values ($1, $2, $3)', [user, cardID, kind]);
  await addNote(userID, 1, 'scout');
  await expect(addNote(userID, 2, 'no kind')).rejects.toThrow('card_note_kind_fkey');
  await expect(addNote(newUuidV7(new Date()), 1, 'scout')).rejects.toThrow(
    'card_note_user_id_fkey',
  );
  await expect(database.sql('update card_note set card_id = 2')).rejects.toThrow('notes are kept');
  expect(
    await database.sql(
      `select note, notes, noted_at is not null as "isNoted" from card_note join account using (user_id)`,
    ),
  ).toEqual([{ note: 'a; b', notes: 7, isNoted: true }]);
  const indexes = await database.sql(`select * from run_command_on_all_nodes($$
    select count(*) from pg_indexes where indexname like 'account_notes%' $$) where result = '0'`);
  expect(indexes, 'no server is without the index').toEqual([]);
});

/** Begins a transaction on a worker, which holds one part of a table as a reader does. */
async function holdPartOf(table: string, database: Database): Promise<pg.Client> {
  const [part] = await database.sql<{ database: string; name: string; host: string; port: number }>(
    `select current_database() as database, shard_name(logicalrelid, shardid) as name,
       nodename as host, nodeport as port
     from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
     where logicalrelid = $1::text::regclass order by shardid limit 1`,
    [table],
  );
  const worker = inject('testServer').workers.find(
    ({ host, port }) => host === part!.host && port === part!.port,
  );
  const client = new pg.Client({ ...worker, database: part!.database });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(`select from ${part!.name}`);
  return client;
}

test('a migration does not wait long for what a worker holds, where each roll is written', async () => {
  const database = await aDatabase();
  const holder = await holdPartOf('game', database);
  const added = {
    name: '9001_added.sql',
    checksum: 'added',
    text: 'alter table game add column note text;',
  };
  const told = Promise.withResolvers<string>();
  const migrating = migrate(database, [...(await readMigrations()), added], told.resolve);
  expect(await told.promise).toContain('9001_added.sql waits for a table');
  await holder.query('commit');
  expect(await migrating).toEqual([added.name]);
});
