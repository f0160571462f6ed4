import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectPool } from '../platform/database/database.ts';
import type {
  PostgresBinaries,
  findEmbeddedBinaries,
} from '../platform/database/embedded/postgres-binaries.ts';
import {
  startPostgresServer,
  type PostgresServer,
} from '../platform/database/embedded/postgres-server.ts';
import {
  checksumOf,
  migrate,
  readMigrations,
  type Migration,
} from '../platform/database/migrate.ts';

/** The PostgreSQL server, or the cluster, of a vitest project, as provided to its test files. */
export interface TestPostgresServer {
  readonly name: 'embedded' | 'postgresql-15' | 'citus';
  /** The connection parameters of its maintenance database; of a cluster, the coordinator's. */
  readonly connection: pg.ClientConfig;
  /** Those of a cluster's other servers, each of which has a database of the same name. */
  readonly workers: readonly pg.ClientConfig[];
  /** The name of the migrated database that each test file's database is copied from. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestPostgresServer;
  }
}

/** Advisory lock of whoever makes the template. */
export const TEMPLATE_LOCK = 7_310_003;
/** A file system in memory, on Linux. */
const MEMORY_FOLDER = '/dev/shm';
/** Several times what the servers of a run had at most. */
const NEEDED_BYTES = 8 * 1024 ** 3;
/** Folders of the PostgreSQL 15 binaries on Debian and macOS. */
const POSTGRESQL_15_FOLDERS = [
  '/usr/lib/postgresql/15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
] as const;

/** Returns the PostgreSQL 15 that is installed on this machine. */
export async function findPostgresql15(): Promise<PostgresBinaries> {
  const binFolder = POSTGRESQL_15_FOLDERS.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!binFolder) {
    throw new Error('PostgreSQL 15 is not installed: on Debian 12, apt-get install postgresql-15');
  }
  return { binFolder, majorVersion: '15' };
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}

const isCI = process.env['CI'] !== undefined && process.env['CI'] !== '';

/**
 * In CI the servers' files are kept in memory where there is room: each test file's database is
 * some thousand files, which take a tenth of the time on a disk. A developer's memory is not filled
 * with what stays after the tests.
 */
const DATA_FOLDER = isCI && hasRoom(MEMORY_FOLDER) ? MEMORY_FOLDER : os.tmpdir();

/** Returns the folder that the server of this name has its files in. */
export const folderOfServer = (name: string): string =>
  path.join(DATA_FOLDER, `pennant-tests-${process.getuid?.() ?? 0}`, name);

/**
 * Starts a server for one vitest project, or joins the one that another run has started; the last
 * run stops it. Runs without fsync, since tests need no durability.
 */
export const startWithoutDurability = (
  name: string,
  engine: typeof findEmbeddedBinaries,
  parameters: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> =>
  startPostgresServer({
    findBinaries: engine,
    dataDir: folderOfServer(name),
    parameters: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '400',
      ...parameters,
    },
    onMessage: () => undefined,
  });

/** Starts or joins a server as above, with the template of the test files' databases. */
export async function startTestPostgresServer(
  name: 'embedded' | 'postgresql-15',
  engine: typeof findEmbeddedBinaries,
) {
  const postgres = await startWithoutDurability(name, engine);
  const template = await prepareTemplate(postgres).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const server: TestPostgresServer = {
    name,
    connection: postgres.connectionConfig('postgres'),
    workers: [],
    template,
  };
  return { server, stop: () => postgres.stop() };
}

/** Returns the name of the template database of these migrations. */
export const templateNameOf = (migrations: readonly Migration[]): string =>
  `template_${checksumOf(migrations).slice(0, 16)}`;

/** Creates the template database, named by the checksum of the migrations, unless it exists. */
async function prepareTemplate(postgres: PostgresServer): Promise<string> {
  const migrations = await readMigrations();
  const template = templateNameOf(migrations);
  const client = new pg.Client(postgres.connectionConfig('postgres'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 1) return template;
    // Migrated under another name first, so that an interrupted run leaves no incomplete template.
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const database = connectPool(postgres.connectionConfig(draft));
    try {
      await migrate(database, migrations);
    } finally {
      await database.close();
    }
    await renameWhenFree(client, draft, template);
    return template;
  } finally {
    await client.end();
  }
}

/** Renames a database, with retries while a connection to it is still closing. */
async function renameWhenFree(client: pg.Client, from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`alter database ${from} rename to ${to}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 100) throw error;
      await pause(10);
    }
  }
}
