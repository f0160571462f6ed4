import pg from 'pg';
import { runOnServer } from './run-on-server.ts';

/** PostgreSQL's code `object_in_use`. */
const IN_USE = '55006';
const MAX_ATTEMPTS = 20;

/**
 * Drops the databases of one name, which make a cluster or are one: the coordinator's first, then
 * the workers'. PostgreSQL ends all connections and waits 5 s for them; Citus' own process takes
 * longer while it waits for another server, so that the drop is tried again. What a transaction of
 * several servers has left prepared is rolled back: without the coordinator nobody finishes it.
 */
export async function dropDatabase(
  servers: readonly pg.ClientConfig[],
  name: string,
): Promise<void> {
  for (const server of servers) {
    for (let attempt = 1; !(await isDropped(server, name)); attempt += 1) {
      if (attempt === MAX_ATTEMPTS) throw new Error(`${name} is still in use`);
      await rollBackPrepared({ ...server, database: name });
    }
  }
}

async function isDropped(server: pg.ClientConfig, name: string): Promise<boolean> {
  try {
    await runOnServer(server, `drop database if exists ${name} with (force)`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === IN_USE) return false;
    throw error;
  }
}

async function rollBackPrepared(server: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    const { rows } = await client.query<{ gid: string }>(
      'select gid from pg_prepared_xacts where database = current_database()',
    );
    for (const { gid } of rows) await client.query(`rollback prepared ${pg.escapeLiteral(gid)}`);
  } finally {
    await client.end();
  }
}
