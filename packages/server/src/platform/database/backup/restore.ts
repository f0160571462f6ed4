import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  prepareToChangeTables,
  distributeTables,
  readCluster,
} from '../cluster/distribute-tables.ts';
import type { Database } from '../database.ts';
import { StartupError } from '../embedded/postgres-binaries.ts';
import { CREATE_MIGRATION_TABLE, MIGRATIONS_LOCK, type Migration } from '../migrate.ts';
import { TEXT_SETTINGS } from './back-up.ts';
import { columnList, readContent } from './backup-content.ts';
import type { BackupFile } from './backup-file.ts';
import type { BackupTable } from './backup-header.ts';
import { dropConstraintsAndIndexes } from './constraints-and-indexes.ts';
import { dropEverything, listTables } from './list-tables.ts';

/** The name of this command's connection: other connections of Pennant are programs at work. */
export const RESTORE_CONNECTION = 'pennant restore';

/**
 * Replaces everything in the database by a backup, in one transaction: all of it or nothing. The
 * tables are made by the migrations that the backup's database had, distributed where the database
 * is a cluster, and filled; then their keys are added, which checks the rows against each other.
 *
 * @param database opened under the name RESTORE_CONNECTION.
 * @returns the number of rows
 * @throws StartupError with a sentence for the operator; the database is then as it was.
 */
export async function restore(
  database: Database,
  {
    backup,
    migrations,
    replace,
    tell,
  }: {
    readonly backup: BackupFile;
    /** Those that the backup's database had. */
    readonly migrations: readonly Migration[];
    /** Whether a database that has accounts is replaced. */
    readonly replace: boolean;
    readonly tell: (message: string) => void;
  },
): Promise<number> {
  const client = await database.connect();
  try {
    // A program that starts now waits here until the database is whole.
    await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await client.query('begin');
    await client.query(TEXT_SETTINGS);
    await client.query(`set local maintenance_work_mem = '256MB'`);
    await refuseIfInUse(client);
    if (!replace) await refuseIfThereAreAccounts(client);

    await dropEverything(client);
    await client.query(CREATE_MIGRATION_TABLE);
    const isOnCluster = (await readCluster(client)) !== null;
    if (isOnCluster) await prepareToChangeTables(client);
    for (const { text } of migrations) await client.query(text);
    if (isOnCluster) await distributeTables(client);
    const tables = await listTables(client);
    await setTriggers(client, tables, 'disable');
    const additions = await dropConstraintsAndIndexes(client);
    // A migration may have inserted rows: the backup has them too.
    await client.query(`truncate ${tables.map(({ name }) => quote(client, name)).join(', ')}`);

    const rows = await fill(client, backup, tables, tell);
    for (const statement of additions) await client.query(statement);
    await setTriggers(client, tables, 'enable');
    for (const { name, lastValue, isCalled } of backup.header.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [
        `public.${quote(client, name)}`,
        lastValue,
        isCalled,
      ]);
    await client.query('commit');
    await collectStatistics(client, tell);
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `${backup.file} could not be restored: ${(error as Error).message}. The database is as it was.`,
    );
  } finally {
    await client.end();
  }
}

/** Collects what the planner needs; autovacuum does so later where it fails. */
async function collectStatistics(
  client: pg.Client,
  tell: (message: string) => void,
): Promise<void> {
  try {
    await client.query('analyze');
  } catch (error) {
    tell(
      'Everything is restored. PostgreSQL could not collect its statistics, and does so later, ' +
        `by itself; until then some pages may be slow: ${(error as Error).message}`,
    );
  }
}

const quote = (client: pg.Client, name: string) => client.escapeIdentifier(name);

async function refuseIfInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ programs: string }>(
    `select count(*) as programs from pg_stat_activity
     where datname = current_database() and application_name = 'pennant' and pid <> pg_backend_pid()`,
  );
  if (Number(rows[0]?.programs) > 0)
    throw new StartupError('Pennant runs with this database: stop it first. Nothing was changed.');
}

async function refuseIfThereAreAccounts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.account') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return;
  const { rows: counted } = await client.query<{ accounts: string }>(
    'select count(*) as accounts from account',
  );
  const accounts = Number(counted[0]?.accounts);
  if (accounts === 0) return;
  throw new StartupError(
    `This database has ${accounts} ${accounts === 1 ? 'account' : 'accounts'}, and everything in it would be replaced: ` +
      'back it up, then say --replace. Nothing was changed.',
  );
}

/** Copies the rows of all tables; those of tables that are not Pennant's are left out. */
async function fill(
  client: pg.Client,
  backup: BackupFile,
  tables: readonly BackupTable[],
  tell: (message: string) => void,
): Promise<number> {
  const own = new Map(tables.map((table) => [table.name, table]));
  let sum = 0;
  await readContent(backup.readContent(), backup.header.tables, async (table, rows) => {
    const known = own.get(table.name);
    own.delete(table.name);
    if (known === undefined) {
      tell(`The table ${table.name} is not one of Pennant's: it is left out.`);
      return countRows(rows);
    }
    const missing = known.columns.find((column) => !table.columns.includes(column));
    if (missing !== undefined) throw new Error(`it lacks ${table.name}.${missing}`);
    const copied = client.query(
      copyFrom(`copy ${quote(client, table.name)} (${columnList(table)}) from stdin`),
    );
    await pipeline(Readable.from(rows), copied);
    sum += copied.rowCount;
    return copied.rowCount;
  });
  const [missing] = own.keys();
  if (missing !== undefined) throw new Error(`it lacks the table ${missing}`);
  return sum;
}

async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const chunk of rows) for (const byte of chunk) if (byte === 0x0a) count += 1;
  return count;
}

async function setTriggers(
  client: pg.Client,
  tables: readonly BackupTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await client.query(`alter table ${quote(client, name)} ${state} trigger user`);
}
