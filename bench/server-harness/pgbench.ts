import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@pennant/server/platform/database/database';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const DATABASE = 'pgbench';
/** One branch for each client, so that clients seldom wait for each other, as games don't. */
const SCALE = 32;

const PGBENCH_OPTIONS = ['--jobs=2', '--protocol=prepared', '--no-vacuum'] as const;

/**
 * Returns transactions a second of pgbench's own seven-statement transaction, prepared, as the
 * program's statements are.
 */
export type RunPgbench = (clients: number, seconds: number) => Promise<number>;

/** Prepares pgbench for the server of `database`; returns null if this machine has no pgbench. */
export async function preparePgbench(database: Database): Promise<RunPgbench | null> {
  const program = findPgbench();
  if (program === undefined) return null;
  const client = await database.connect();
  const { host, port, user } = client;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  const pgbench = (...args: string[]) =>
    run(program, ['-h', host, '-p', String(port), '-U', user ?? '', ...args, DATABASE]);
  // Tables of an earlier run may be incomplete.
  await pgbench('-i', '-q', '-s', String(SCALE));
  return async (clients, seconds) => {
    const { stdout } = await pgbench(
      ...PGBENCH_OPTIONS,
      `--client=${clients}`,
      `--time=${seconds}`,
    );
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  };
}

function findPgbench(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
  ]
    .map((folder) => path.join(folder, 'pgbench'))
    .find((file) => existsSync(file));
}
