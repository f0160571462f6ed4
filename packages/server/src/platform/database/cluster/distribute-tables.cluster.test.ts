import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../testing/a-player.ts';
import { anApp } from '../../../testing/an-app.ts';
import { aDatabaseToBeCluster } from '../../../testing/a-database-to-be-cluster.ts';
import { aDatabase } from '../../../testing/a-database.ts';
import { backUp } from '../backup/back-up.ts';
import { openBackupFile } from '../backup/backup-file.ts';
import { restore } from '../backup/restore.ts';
import { migrate, readMigrations } from '../migrate.ts';
import type { Database } from '../database.ts';
import { projectFolder } from '../../settings.ts';
import { addToOutbox, readOutbox } from '../../mail/outbox-store.ts';
import { FAN_OUT_STATEMENTS } from './fan-out-statements.ts';
import { FUNCTION_PLACEMENTS, TABLE_PLACEMENTS, type TablePlacement } from './table-placement.ts';

/** Returns the tables that Citus has placed, each with its kind and its column. */
const listPlaced = (database: Database) =>
  database.sql<{ name: string; kind: string; column: string; group: number }>(
    `select table_name::text as name, citus_table_type as kind, distribution_column as column,
       colocation_id as "group"
     from citus_tables where citus_table_type in ('distributed', 'reference', 'local')
     order by 1`,
  );

test('each table is placed as its line says, what is a user’s beside the account', async () => {
  const database = await aDatabase();
  const [account] = await database.sql<{ group: number }>(
    `select colocation_id as "group" from citus_tables where table_name = 'account'::regclass`,
  );
  const wanted = Object.entries(TABLE_PLACEMENTS)
    .filter(([, { kind }]) => kind !== 'coordinator')
    .map(([name, placement]) => ({
      name,
      kind: { copied: 'reference', local: 'local' }[placement.kind as string] ?? 'distributed',
      column:
        { copied: '<none>', local: '<none>', user: 'user_id' }[placement.kind as string] ??
        keyOf(placement),
      isBesideAccount: placement.kind === 'user',
    }));
  const placed = await listPlaced(database);
  expect(
    placed.map(({ group, ...table }) => ({ ...table, isBesideAccount: group === account!.group })),
  ).toEqual(wanted.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});

const keyOf = (placement: TablePlacement) => (placement.kind === 'key' ? placement.column : null);

test('a function runs where the rows of the user are whom its line names', async () => {
  const placed = await (
    await aDatabase()
  ).sql(
    `select proname as name, proargnames[distribution_argument_index + 1] as "userArgument",
       logicalrelid::text as beside
     from pg_dist_object function join pg_proc on pg_proc.oid = objid
       left join pg_dist_partition tables
         on tables.colocationid = function.colocationid and logicalrelid::text = any($1)
     where classid = 'pg_proc'::regclass and distribution_argument_index is not null order by 1`,
    [Object.values(FUNCTION_PLACEMENTS).map(({ beside }) => beside)],
  );
  expect(placed).toEqual(
    Object.entries(FUNCTION_PLACEMENTS).map(([name, placement]) => ({ name, ...placement })),
  );
});

test('each table of the schema has a line', async () => {
  const database = await aDatabase();
  const tables = await database.sql<{ name: string }>(
    `select relname as name from pg_class class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
       select from pg_depend where objid = class.oid and deptype = 'e')`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(TABLE_PLACEMENTS).toSorted(),
  );
});

/** Returns the rows of a table of the guide for operators by each name in their first cell. */
async function readGuide(head: string): Promise<Record<string, string>> {
  const guide = await readFile(path.join(projectFolder, 'docs/operating.md'), 'utf8');
  const [, table = ''] = guide.split(`\n${head}\n`);
  const [rows = ''] = table.split('\n\n');
  const cells = rows.split('\n').map((row) => row.slice(2, -2).split(' | '));
  return Object.fromEntries(
    cells
      .slice(1)
      .flatMap(([names = '', ...others]) =>
        [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, others.join(' | ')]),
      ),
  );
}

/** Returns what the guide says of where the rows of a table are, and why. */
function describePlacement(name: string, placement: TablePlacement): string {
  const { reason } = placement;
  if (placement.kind === 'copied') return `whole on every server | ${reason}`;
  if (placement.kind === 'coordinator') return `coordinator | ${reason}`;
  if (placement.kind === 'local') return `coordinator, as a table of the cluster | ${reason}`;
  if (placement.kind !== 'key') return `by \`user_id\`, side by side | ${reason}`;
  const hasOthersBeside = Object.values(TABLE_PLACEMENTS).some(
    (other) => other.kind === 'key' && other.beside === name,
  );
  const isBeside = placement.beside !== undefined || hasOthersBeside;
  return `by \`${placement.column}\`${isBeside ? ', side by side' : ''} | ${reason}`;
}

test('an operator reads where each table is, and why', async () => {
  expect(await readGuide('| Tables | Where | Why |')).toEqual(
    Object.fromEntries(
      Object.entries(TABLE_PLACEMENTS).map(([name, placement]) => [
        name,
        describePlacement(name, placement),
      ]),
    ),
  );
});

test('an operator reads of each statement that asks all servers what bounds it', async () => {
  const bounds = await readGuide('| Statements | Bounded |');
  // The guide adds figures in brackets.
  const withoutFigures = Object.entries(bounds).map(([name, bound]) => [
    name,
    bound.replaceAll(/ \([^)]*\)/g, ''),
  ]);
  expect(Object.fromEntries(withoutFigures)).toEqual(FAN_OUT_STATEMENTS);
});

test('no foreign key is lost on the way', async () => {
  const listKeys = async (database: Database) =>
    (
      await database.sql<{ key: string }>(
        `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
         where contype = 'f' and conrelid::regclass::text = any($1) order by 1`,
        [Object.keys(TABLE_PLACEMENTS)],
      )
    ).map(({ key }) => key);
  const onOneServer = await aDatabase({ template: 'template1' });
  await migrate(onOneServer, await readMigrations());
  expect(await listKeys(await aDatabase())).toEqual(await listKeys(onOneServer));
});

test('a second start changes nothing, and says nothing', async () => {
  const database = await aDatabase();
  const before = await listPlaced(database);
  const told: string[] = [];
  expect(await migrate(database, await readMigrations(), (text) => told.push(text))).toEqual([]);
  expect(await listPlaced(database)).toEqual(before);
  expect(told).toEqual([]);
});

test('a table of the coordinator that is one of the cluster by now becomes so at the next start', async () => {
  const { database, addServers } = await aDatabaseToBeCluster();
  await addServers();
  const migrations = await readMigrations();
  const onCoordinator = { kind: 'coordinator', reason: 'as it was' } as const;
  const before = { ...TABLE_PLACEMENTS, outbox_letter: onCoordinator };
  await migrate(database, migrations, undefined, before);
  const addLetter = (to: string) =>
    database.transaction((tx) =>
      addToOutbox(tx, { to, subject: '', text: '', html: '' }, new Date()),
    );
  await addLetter('before@example.com');
  await migrate(database, migrations);
  await addLetter('after@example.com');
  expect(await listPlaced(database)).toEqual(await listPlaced(await aDatabase()));
  expect(await readOutbox(database, 10)).toEqual([
    expect.objectContaining({ to: 'after@example.com' }),
    expect.objectContaining({ to: 'before@example.com' }),
  ]);
});

test('a database that was filled before it had other servers stays as it is, and says the way', async () => {
  const { database, addServers } = await aDatabaseToBeCluster();
  await migrate(database, await readMigrations());
  await aPlayer(await anApp({ database }));
  await addServers();
  const told: string[] = [];
  await migrate(database, await readMigrations(), (text) => told.push(text));
  expect(await listPlaced(database)).toEqual([]);
  expect(told).toEqual([expect.stringContaining('restore a backup onto an empty cluster')]);
});

test('a backup of one server is restored onto an empty cluster, distributed', async () => {
  const migrations = await readMigrations();
  const onOneServer = await aDatabase({ template: 'template1' });
  await migrate(onOneServer, migrations);
  const app = await anApp({ database: onOneServer });
  const player = await aPlayer(app);
  await player.request('POST', '/wallet/claim');
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'pennant-move-')), 'moved.backup');
  await backUp(onOneServer, { file, migrations, version: '1.2.3', now: new Date() });

  const { database, addServers } = await aDatabaseToBeCluster();
  await addServers();
  await restore(database, {
    backup: await openBackupFile(file),
    migrations,
    replace: false,
    tell: () => undefined,
  });
  expect(await listPlaced(database)).toEqual(await listPlaced(await aDatabase()));
  const restored = await anApp({ database });
  const { body } = await restored.request('GET', '/wallet/get', {
    token: player.tokens.AccessToken,
  });
  expect(body.WalletTransactions).toHaveLength(1);
  const again = await restored.request('POST', '/wallet/claim', {
    token: player.tokens.AccessToken,
  });
  expect(again.body.code).toBe('already_claimed');
  await expect(database.sql('update posting set amount = amount + 1')).rejects.toThrow('added to');
});
