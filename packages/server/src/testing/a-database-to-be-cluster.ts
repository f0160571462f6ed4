import type pg from 'pg';
import { inject } from 'vitest';
import { aDatabase } from './a-database.ts';
import { runOnServer } from './run-on-server.ts';

/**
 * Creates empty databases of one name on all servers, with Citus, which are no cluster until
 * `addServers` is called. Leaves no connection open, which a restore would take for a program.
 */
export async function aDatabaseToBeCluster() {
  const database = await aDatabase({ template: 'template1' });
  const { connection, workers } = inject('testServer');
  const coordinator = await database.connect();
  const { rows } = await coordinator.query<{ name: string }>('select current_database() as name');
  await coordinator.end();
  const on = (server: pg.ClientConfig) => ({ ...server, database: rows[0]!.name });
  for (const server of [connection, ...workers])
    await runOnServer(on(server), 'create extension citus');
  const addServers = async () => {
    const { host, port } = connection;
    await runOnServer(on(connection), 'select citus_set_coordinator_host($1, $2)', [host, port]);
    for (const worker of workers)
      await runOnServer(on(connection), 'select citus_add_node($1, $2)', [
        worker.host,
        worker.port,
      ]);
  };
  return { database, addServers };
}
