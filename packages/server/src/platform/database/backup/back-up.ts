import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AppliedMigration } from '../adopt-baseline.ts';
import type { Database } from '../database.ts';
import { StartupError } from '../embedded/postgres-binaries.ts';
import { columnList, writeContent, type CopiedRows } from './backup-content.ts';
import { writeBackupFile } from './backup-file.ts';
import { matchMigrations, type BackupTable } from './backup-header.ts';
import { listSequences, listTables } from './list-tables.ts';

/** What a backup holds. */
export interface BackupSummary {
  /** The name of the last migration. */
  readonly migration: string;
  readonly tables: number;
  readonly rows: number;
  /** Size of the file, in bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Settings of a session that make the text of a value the same on every server. */
export const TEXT_SETTINGS = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local client_encoding = 'UTF8'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * On a cluster of servers, each connection to one of them has a snapshot of its own. With one to
 * each, all rows of a user are of one moment. Elsewhere the setting means nothing.
 */
const ONE_SNAPSHOT_A_SERVER = 'set local citus.max_adaptive_executor_pool_size = 1';

/**
 * Writes everything in the database into a file, all of it as it was at one moment; programs may go
 * on meanwhile.
 *
 * @throws StartupError with a sentence for the operator.
 */
export async function backUp(
  database: Database,
  {
    file,
    migrations,
    version,
    now,
  }: {
    readonly file: string;
    /** The program's own: a backup that this program could not restore is not written. */
    readonly migrations: readonly AppliedMigration[];
    readonly version: string;
    readonly now: Date;
  },
): Promise<BackupSummary> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(TEXT_SETTINGS);
    await client.query(ONE_SNAPSHOT_A_SERVER);
    const applied = await readApplied(client);
    const tables = await listTables(client);
    // Sequences stand outside of the snapshot: read after it began, none lags behind its rows.
    const sequences = await listSequences(client);
    const header = { created: now.toISOString(), version, migrations: applied, tables, sequences };
    if (!('migrations' in matchMigrations(applied, migrations))) {
      throw new StartupError(
        'The database is not one of this Pennant: start the Pennant that it belongs to, or this one to bring it up to date.',
      );
    }

    let rows = 0;
    const copyRows = (table: BackupTable): CopiedRows => {
      const copied = client.query(
        copyTo(
          `copy (select ${columnList(table)} from ${client.escapeIdentifier(table.name)}) to stdout`,
        ),
      );
      copied.once('end', () => (rows += copied.rowCount));
      return copied;
    };
    const { size, sha256 } = await writeBackupFile(file, header, writeContent(tables, copyRows));
    await client.query('commit');
    return { migration: applied.at(-1)!.name, tables: tables.length, rows, size, sha256 };
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migration') is not null as exists`,
  );
  if (found[0]?.exists !== true)
    throw new StartupError('There is nothing to back up: the database is empty.');
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return rows;
}
