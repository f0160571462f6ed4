import { createHash } from 'node:crypto';
import pg from 'pg';
import {
  FUNCTION_PLACEMENTS,
  TABLE_PLACEMENTS,
} from '../platform/database/cluster/table-placement.ts';
import { connectPool } from '../platform/database/database.ts';
import type { PostgresServer } from '../platform/database/embedded/postgres-server.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { CITUS_PARAMETERS, connectServers } from './citus-servers.ts';
import {
  findPostgresql15,
  startWithoutDurability,
  TEMPLATE_LOCK,
  templateNameOf,
} from './test-postgres-server.ts';

/** A coordinator and two workers. */
const SERVER_NAMES = ['citus-coordinator', 'citus-worker-1', 'citus-worker-2'] as const;

/**
 * Starts a Citus cluster for one vitest project, or joins the one that another run has started; the
 * last run stops it. The test files' databases are copied from a template on each of its servers.
 */
export async function startTestCitusCluster() {
  const servers = await Promise.all(
    SERVER_NAMES.map((name) => startWithoutDurability(name, findPostgresql15, CITUS_PARAMETERS)),
  );
  const stop = async () => {
    for (const server of servers) await server.stop();
  };
  try {
    const template = await prepareTemplate(servers);
    const [connection, ...workers] = servers.map((server) => server.connectionConfig('postgres'));
    const server = { name: 'citus', connection: connection!, workers, template } as const;
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the template on each server, distributed by the migrations, unless it exists. */
async function prepareTemplate(servers: readonly PostgresServer[]): Promise<string> {
  const migrations = await readMigrations();
  // Made anew where tables or functions are placed otherwise.
  const placements = JSON.stringify([TABLE_PLACEMENTS, FUNCTION_PLACEMENTS]);
  const placed = createHash('sha256').update(placements).digest('hex');
  const template = `${templateNameOf(migrations)}_${placed.slice(0, 8)}`;
  const clients = servers.map((server) => new pg.Client(server.connectionConfig('postgres')));
  for (const client of clients) await client.connect();
  const [coordinator, ...workers] = clients as [pg.Client, ...pg.Client[]];
  try {
    await coordinator.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await coordinator.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 1) return template;
    // The coordinator's is named last: where it is there, the workers' are too.
    const draft = `${template}_draft`;
    for (const client of clients) {
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`drop database if exists ${template} with (force)`);
      await client.query(`create database ${draft}`);
    }
    await connectServers(servers, draft);
    const database = connectPool(servers[0]!.connectionConfig(draft));
    try {
      await migrate(database, migrations);
    } finally {
      await database.close();
    }
    for (const client of [...workers, coordinator]) await nameTemplate(client, draft, template);
    return template;
  } finally {
    for (const client of clients) await client.end();
  }
}

/** A database is only copied while nobody is connected: Citus' own process has to leave it too. */
async function nameTemplate(client: pg.Client, draft: string, template: string): Promise<void> {
  await client.query(`alter database ${draft} with allow_connections false`);
  await client.query(
    'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1',
    [draft],
  );
  await client.query(`alter database ${draft} rename to ${template}`);
}
