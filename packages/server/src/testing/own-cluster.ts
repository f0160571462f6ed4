import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { connectPool, type Database } from '../platform/database/database.ts';
import type { PostgresServer } from '../platform/database/embedded/postgres-server.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { PATIENT_LIMITS } from './a-database.ts';
import { CITUS_PARAMETERS, connectServers } from './citus-servers.ts';
import { dropDatabase } from './drop-database.ts';
import { runOnServer } from './run-on-server.ts';
import {
  findPostgresql15,
  folderOfServer,
  startWithoutDurability,
} from './test-postgres-server.ts';

/** A place among the servers: the coordinator is 0. */
export type Worker = 1 | 2;

/** A cluster of one test file, whose servers it may stop. */
export interface OwnCluster {
  /** Migrated, with the tables on the workers. */
  readonly database: Database;
  /** Returns the worker that has the rows of a user. */
  workerOf(userID: string): Promise<Worker>;
  /** Returns the worker that has the row of a key in a table that is spread by that key. */
  workerOfKey(table: 'username_directory' | 'attempt_limit', key: string): Promise<Worker>;
  /** Returns how many transactions a worker has prepared and neither committed nor rolled back. */
  countPrepared(worker: Worker): Promise<number>;
  /**
   * Holds every commit on the coordinator, at the moment at which the workers have prepared theirs:
   * it waits for a standby that does not exist. Returns a function that lets them go on.
   */
  holdCommits(): Promise<() => Promise<void>>;
  /** Returns after a program's commit is held. */
  untilCommitIsHeld(): Promise<void>;
  stop(worker: Worker): Promise<void>;
  start(worker: Worker): Promise<void>;
  /** Kills a worker's main process, and with it all others. It is started again by itself. */
  kill(worker: Worker): Promise<void>;
  /** Kills a worker in the same way; it is away until `start`. */
  killForGood(worker: Worker): Promise<void>;
}

/**
 * Starts a coordinator and two workers, or joins those that an interrupted run has left. They are
 * stopped after the file's last test.
 *
 * @param name of the cluster, which no other test file has.
 */
export async function anOwnCluster(name: string): Promise<OwnCluster> {
  const names = ['coordinator', 'worker-1', 'worker-2'].map((place) => `${name}-${place}`);
  const startServer = (server: string) =>
    startWithoutDurability(server, findPostgresql15, CITUS_PARAMETERS);
  const servers: PostgresServer[] = await Promise.all(names.map(startServer));
  const databaseName = `test_${randomBytes(8).toString('hex')}`;
  const onEach = async (statement: string) => {
    for (const server of servers) await runOnServer(server.connectionConfig('postgres'), statement);
  };
  const coordinator = () => servers[0]!.connectionConfig('postgres');
  const setStandby = async (change: string) => {
    await runOnServer(coordinator(), `alter system ${change}`);
    await runOnServer(coordinator(), 'select pg_reload_conf()');
  };
  const release = () => setStandby('reset synchronous_standby_names');
  // An interrupted run may have held them.
  await release();
  await onEach(`create database ${databaseName}`);
  // So that commits of this database alone can be held.
  const on = `alter database ${databaseName} set synchronous_commit = on`;
  await runOnServer(coordinator(), on);
  await connectServers(servers, databaseName);
  const connection = servers[0]!.connectionConfig(databaseName);
  const database = connectPool(connection, { requestLimits: PATIENT_LIMITS });
  afterAll(async () => {
    await release();
    await database.close();
    await dropDatabase(
      servers.map((server) => server.connectionConfig('postgres')),
      databaseName,
    );
    for (const server of servers) await server.stop();
  });
  await migrate(database, await readMigrations());
  const countHeld = (query: string) =>
    countOn(
      coordinator(),
      `from pg_stat_activity where datname = $1 and wait_event = 'SyncRep' and query like $2`,
      [databaseName, query],
    );
  const findWorker = async (table: string, key: string): Promise<Worker> => {
    // Not `citus_shards`, which asks all servers.
    const [shard] = await database.sql<{ host: string }>(
      `select nodename as host from pg_dist_placement join pg_dist_node using (groupid)
       where shardid = get_shard_id_for_distribution_column($1::text::regclass, $2::text)`,
      [table, key],
    );
    const isThere = (place: Worker) =>
      servers[place]!.connectionConfig('postgres').host === shard!.host;
    return isThere(1) ? 1 : 2;
  };
  const killMain = async (worker: Worker) => process.kill(await readPid(names[worker]!), 'SIGKILL');
  return {
    database,
    workerOf: (userID) => findWorker('account', userID),
    workerOfKey: findWorker,
    countPrepared: (worker) =>
      countOn(
        servers[worker]!.connectionConfig('postgres'),
        'from pg_prepared_xacts where database = $1',
        [databaseName],
      ),
    holdCommits: async () => {
      await setStandby(`set synchronous_standby_names = 'nobody'`);
      // A server takes up a setting when it gets to it: this commits until it is held.
      let isHeld = true;
      const commits = (async () => {
        const commit = `select pg_logical_emit_message(true, 'test', '')`;
        while (isHeld) await runOnServer(servers[0]!.connectionConfig(databaseName), commit);
      })();
      await expect.poll(() => countHeld('select pg_logical%')).toBe(1);
      return async () => {
        isHeld = false;
        await release();
        await commits;
      };
    },
    untilCommitIsHeld: async () => {
      await expect.poll(() => countHeld('commit')).toBeGreaterThan(0);
    },
    stop: (worker) => servers[worker]!.stop(),
    start: async (worker) => {
      servers[worker] = await startServer(names[worker]!);
    },
    kill: async (worker) => {
      await killMain(worker);
    },
    killForGood: async (worker) => {
      await killMain(worker);
      // Before its end is seen, upon which it would be started. What is left of it may respond for
      // a moment, and its main process is then not found.
      await servers[worker]!.stop().catch(() => undefined);
    },
  };
}

/** Returns how many rows there are, over a connection of its own. */
async function countOn(server: pg.ClientConfig, from: string, values: string[]): Promise<number> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    return (await client.query(`select ${from}`, values)).rows.length;
  } finally {
    await client.end();
  }
}

/** Returns the number of a server's main process. */
async function readPid(name: string): Promise<number> {
  const file = path.join(folderOfServer(name), 'postgres', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}
