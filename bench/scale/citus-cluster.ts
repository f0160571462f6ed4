import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { runBackup, runRestore } from '@pennant/server/platform/database/backup/commands';
import {
  startPostgresServer,
  type PostgresServer,
} from '@pennant/server/platform/database/embedded/postgres-server';
import { CITUS_PARAMETERS, connectServers } from '@pennant/server/testing/citus-servers';
import { DEBIAN_BIN_FOLDER } from './postgres-process.ts';
import { makeRunFolder } from './run-folder.ts';

const DATABASE = 'pennant';
const SERVERS = ['coordinator', 'worker-1', 'worker-2'] as const;

/** A coordinator and two workers that hold all cards. */
export interface CitusCluster {
  readonly url: string;
  readonly coordinatorPid: number;
  readonly workerPids: readonly number[];
  /** On the coordinator. */
  readonly client: pg.Client;
  stop(): Promise<void>;
}

/**
 * Starts a cluster and restores a backup onto it, as an operator brings a Pennant that has outgrown
 * its server to a cluster. The backup is of the database that the settings `from` name.
 */
export async function startCitusCluster(
  from: Readonly<Record<string, string>>,
): Promise<CitusCluster> {
  const folder = await makeRunFolder();
  const running: PostgresServer[] = [];
  const stop = async () => {
    for (const server of running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const pids: number[] = [];
    for (const name of SERVERS) {
      const dataDir = path.join(folder, name);
      running.push(
        await startPostgresServer({
          findBinaries: () => Promise.resolve({ binFolder: DEBIAN_BIN_FOLDER, majorVersion: '15' }),
          dataDir,
          parameters: {
            ...CITUS_PARAMETERS,
            // As Citus has it by itself.
            'citus.shard_count': '32',
            shared_buffers: '256MB',
            max_connections: '300',
            max_wal_size: '4GB',
          },
          onMessage: () => undefined,
        }),
      );
      const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
      pids.push(Number.parseInt(file, 10));
    }
    for (const server of running) {
      const client = new pg.Client(server.connectionConfig('postgres'));
      await client.connect();
      await client.query(`create database ${DATABASE}`);
      await client.end();
    }
    await connectServers(running, DATABASE);
    const connection = running[0]!.connectionConfig(DATABASE);
    const url = `postgresql://${connection.user}@localhost/${DATABASE}?${new URLSearchParams({
      host: connection.host!,
      port: String(connection.port),
    }).toString()}`;
    const file = path.join(folder, 'cards.backup');
    const input = { args: [file], tell: () => undefined, folder };
    await runBackup({ ...input, environment: { ...from, LAHMAN_DIR: '' } });
    await runRestore({ ...input, environment: { DATABASE_URL: url, LAHMAN_DIR: '' } });
    const client = new pg.Client(connection);
    await client.connect();
    const [coordinatorPid, ...workerPids] = pids as [number, ...number[]];
    return {
      url,
      coordinatorPid,
      workerPids,
      client,
      stop: async () => {
        await client.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
