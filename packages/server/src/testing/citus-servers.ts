import type pg from 'pg';
import type { PostgresServer } from '../platform/database/embedded/postgres-server.ts';
import { runOnServer } from './run-on-server.ts';

/** The settings of a server of a Citus cluster for tests. */
export const CITUS_PARAMETERS: Readonly<Record<string, string>> = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: '400',
  // Citus has a process of its own in each database.
  max_worker_processes: '100',
  wal_level: 'logical',
  'citus.node_conninfo': 'sslmode=disable',
  // Two shards of a table on each worker: enough to see what leaves its own.
  'citus.shard_count': '4',
  // Of all databases together: each keeps connections to both workers.
  'citus.max_cached_conns_per_worker': '1',
};

/** Makes one cluster of the databases of this name: the first server's is the coordinator. */
export async function connectServers(
  servers: readonly PostgresServer[],
  name: string,
): Promise<void> {
  const databases = servers.map((server) => server.connectionConfig(name));
  for (const database of databases) await runOnServer(database, 'create extension citus');
  const [coordinator, ...workers] = databases as [pg.ClientConfig, ...pg.ClientConfig[]];
  const { host, port } = coordinator;
  await runOnServer(coordinator, 'select citus_set_coordinator_host($1, $2)', [host, port]);
  for (const worker of workers)
    await runOnServer(coordinator, 'select citus_add_node($1, $2)', [worker.host, worker.port]);
}
