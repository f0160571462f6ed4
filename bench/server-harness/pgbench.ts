import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { quantile } from '@pennant/rules/statistics/quantile';
import type { Database } from '@pennant/server/platform/database/database';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const DATABASE = 'pgbench';
/** One branch for each client, so that clients seldom wait for each other, as games don't. */
const SCALE = 32;

const PGBENCH_OPTIONS = ['--jobs=2', '--protocol=prepared', '--no-vacuum'] as const;

/** The share of transactions whose time pgbench writes down. */
const TIMED_SHARE = 0.1;

/** What pgbench did with its own seven-statement transaction. */
export interface PgbenchMeasurement {
  readonly transactionsPerSecond: number;
  /** The time within which 99 of 100 transactions were done, in ms. */
  readonly p99Ms: number;
}

/** Runs pgbench, with prepared statements, as the program's are. */
export type RunPgbench = (clients: number, seconds: number) => Promise<PgbenchMeasurement>;

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
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-pgbench-'));
    try {
      const { stdout } = await pgbench(
        ...PGBENCH_OPTIONS,
        `--client=${clients}`,
        `--time=${seconds}`,
        '--log',
        `--log-prefix=${path.join(folder, 'times')}`,
        `--sampling-rate=${TIMED_SHARE}`,
      );
      return {
        transactionsPerSecond: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]),
        p99Ms: quantile(await readTimes(folder), 0.99),
      };
    } finally {
      await rm(folder, { recursive: true });
    }
  };
}

/** Returns the times that pgbench wrote into a folder, in ms: a file of each of its threads. */
async function readTimes(folder: string): Promise<number[]> {
  const files = await Promise.all(
    (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  // A line begins: client, number of the transaction, microseconds.
  return files.flatMap((file) =>
    [...file.matchAll(/^\d+ \d+ (\d+)/gm)].map(([, time]) => Number(time) / 1000),
  );
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
