import pg from 'pg';
import type { Settings } from '../settings.ts';
import { connectPool, type Database } from './database.ts';
import { StartupError, findEmbeddedBinaries } from './embedded/postgres-binaries.ts';
import { startPostgresServer } from './embedded/postgres-server.ts';

const DATABASE_NAME = 'pennant';
const MIN_VERSION = 15;

/**
 * Opens the database of the settings: the server at DATABASE_URL, or the embedded one in DATA_DIR,
 * which is started here and stopped by `close`.
 *
 * @param tell receives messages for the operator: the database was lost, is back.
 * @param name by which the server knows the connections.
 * @throws StartupError with a sentence for the operator.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  tell: (message: string) => void,
  name = 'pennant',
): Promise<Database> {
  if (settings.databaseUrl !== null) return openExternal(settings.databaseUrl, name);
  const server = await startPostgresServer({
    findBinaries: findEmbeddedBinaries,
    dataDir: settings.dataDir,
    onMessage: tell,
  });
  try {
    await createDatabase(server.connectionConfig('postgres'), DATABASE_NAME);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return connectPool({ ...server.connectionConfig(DATABASE_NAME), application_name: name }, () =>
    server.stop(),
  );
}

async function openExternal(url: string, name: string): Promise<Database> {
  const database = connectPool({ connectionString: url, application_name: name });
  try {
    const [row] = await database.sql<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    const version = Math.floor(Number(row?.version) / 10_000);
    if (version >= MIN_VERSION) return database;
    throw new StartupError(
      `DATABASE_URL names a PostgreSQL ${version}; Pennant needs ${MIN_VERSION} or later.`,
    );
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    const { cause } = error as { cause?: Error };
    throw new StartupError(
      `The database of DATABASE_URL does not answer: ${(cause ?? (error as Error)).message}`,
    );
  }
}

/** Creates an empty database of this name unless there is one. */
async function createDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // Another program that shares the folder created it at the same time.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
