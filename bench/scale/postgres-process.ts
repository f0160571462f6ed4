import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { OsUser } from '@pennant/server/platform/database/embedded/os-user';
import { killTree } from './process-usage.ts';

/** Folder of PostgreSQL 15 on Debian 12. */
export const DEBIAN_BIN_FOLDER = '/usr/lib/postgresql/15/bin';

/** Passwords of the roles that deploy/postgres/create-database.sh makes. */
export const PASSWORDS = { DATABASE_PASSWORD: 'bench', REPLICATION_PASSWORD: 'bench' } as const;

/** A PostgreSQL server in a process of its own. */
export interface PostgresProcess {
  readonly pid: number;
  /** The folder of its Unix socket. */
  readonly folder: string;
  /** Runs a statement as the superuser on the programs' database. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Kills all of its processes at once. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresPlace {
  /** Has the data in `data`, and gets the socket. */
  readonly folder: string;
  /** The loopback address that it listens on. */
  readonly address: string;
  readonly port: number;
  readonly owner: OsUser | null;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Settings of every server: nothing that makes it less durable. */
const SETTINGS = { shared_buffers: '256MB', max_connections: '300', max_wal_size: '4GB' } as const;
const DEFAULT_DATABASE = 'pennant';
const MAX_START_MS = 120_000;

export function refuseWithoutPostgresql15(): void {
  if (!existsSync(DEBIAN_BIN_FOLDER))
    throw new Error('PostgreSQL 15 is not installed: on Debian 12, apt-get install postgresql-15');
}

/** Returns the environment of PostgreSQL's programs. */
export const postgresEnvironment = (place: Pick<PostgresPlace, 'folder'>) => ({
  PATH: `${DEBIAN_BIN_FOLDER}:/usr/bin:/bin`,
  LC_ALL: 'C',
  TZ: 'UTC',
  PGDATA: path.join(place.folder, 'data'),
});

/** Runs one of PostgreSQL's programs, or a script of deploy/, as the database's user. */
export async function runAsOwner(
  place: PostgresPlace,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(program, args, {
    cwd: place.folder,
    env: { ...postgresEnvironment(place), ...environment },
    ...place.owner,
  });
}

/** Starts a server, by `command` where it is not PostgreSQL itself, and waits for it. */
export async function startPostgres(
  place: PostgresPlace,
  command: readonly [string, ...string[]] = [path.join(DEBIAN_BIN_FOLDER, 'postgres')],
  environment: Readonly<Record<string, string>> = {},
): Promise<PostgresProcess> {
  const { folder, address, port, owner } = place;
  const settings = {
    ...SETTINGS,
    listen_addresses: address,
    port: String(port),
    unix_socket_directories: folder,
    ...place.settings,
  };
  const [file, ...args] = command;
  const child = spawn(
    file,
    [...args, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: folder,
      env: { ...postgresEnvironment(place), ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    },
  );
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-5000);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const killWithUs = () => killTree(child.pid!);
  process.once('exit', killWithUs);
  void ended.then(() => process.off('exit', killWithUs));
  await waitUntilServed(place, child, () => printed);
  const pool = new pg.Pool({
    host: folder,
    port,
    user: 'postgres',
    database: DEFAULT_DATABASE,
    max: 2,
  });
  pool.on('error', () => undefined);
  return {
    pid: child.pid!,
    folder,
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    kill: async () => {
      killTree(child.pid!);
      await ended;
      await pool.end();
    },
    stop: async () => {
      await pool.end();
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function waitUntilServed(
  { folder, port }: PostgresPlace,
  child: ChildProcess,
  printed: () => string,
): Promise<void> {
  const giveUpAt = performance.now() + MAX_START_MS;
  for (;;) {
    if (child.exitCode !== null || performance.now() > giveUpAt)
      throw new Error(`PostgreSQL did not start:\n${printed()}`);
    if (await accepts(folder, port)) return;
    await pause(50);
  }
}

/** Returns whether the server whose socket is in a folder takes connections within a second. */
export async function accepts(folder: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    host: folder,
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
