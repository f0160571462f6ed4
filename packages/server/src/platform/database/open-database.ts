import pg from 'pg';
import type { Settings } from '../settings.ts';
import {
  connectPool,
  IDLE_IN_TRANSACTION_TIMEOUT_MS,
  REQUEST_LIMITS,
  type Database,
} from './database.ts';
import { StartupError, findEmbeddedBinaries } from './embedded/postgres-binaries.ts';
import { readConnection } from './health-store.ts';
import { startPostgresServer } from './embedded/postgres-server.ts';

const DATABASE_NAME = 'pennant';
const MIN_VERSION = 15;

/**
 * Opens the database of the settings: the server at DATABASE_URL, which may be reached through a
 * pooler, or the embedded one in DATA_DIR, which is started here and stopped by `close`.
 *
 * @param tell receives messages for the operator: the database was lost, is back.
 * @param name by which the server knows the connections.
 * @throws StartupError with a sentence for the operator.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & OptionalAddress,
  tell: (message: string) => void,
  name = 'pennant',
): Promise<Database> {
  if (settings.databaseUrl !== null) return openExternal(settings, tell, name);
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
  return connectPool(
    { ...server.connectionConfig(DATABASE_NAME), application_name: name },
    { close: () => server.stop() },
  );
}

/** The addresses of a PostgreSQL server: that of requests, and the one past a pooler. */
type ExternalAddresses = Pick<Settings, 'databaseUrl'> & OptionalAddress;
type OptionalAddress = Partial<Pick<Settings, 'databaseDirectUrl'>>;

async function openExternal(
  { databaseUrl, databaseDirectUrl = null }: ExternalAddresses,
  tell: (message: string) => void,
  name: string,
): Promise<Database> {
  const connectionTo = (url: string | null) => ({
    connectionString: url ?? undefined,
    application_name: name,
  });
  const database = connectPool(
    connectionTo(databaseUrl),
    databaseDirectUrl === null ? {} : { direct: connectionTo(databaseDirectUrl) },
  );
  try {
    const setting = databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    await refuseUnlessItAnswers(setting, () => checkVersion(database, setting));
    if (databaseDirectUrl !== null)
      await refuseUnlessItAnswers('DATABASE_URL', () => checkPooler(database, tell));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseUnlessItAnswers(setting: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { cause } = error as { cause?: Error };
    throw new StartupError(
      `The database of ${setting} does not answer: ${(cause ?? (error as Error)).message}`,
    );
  }
}

async function checkVersion(database: Database, setting: string): Promise<void> {
  const [row] = await database.sql<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const version = Math.floor(Number(row?.version) / 10_000);
  if (version < MIN_VERSION)
    throw new StartupError(
      `${setting} names a PostgreSQL ${version}; Pennant needs ${MIN_VERSION} or later.`,
    );
}

/**
 * Looks at what a pooler makes of a connection. It has to lead to the same database, and to limit
 * statements as the program would: it ignores what the program asks for when it connects.
 */
async function checkPooler(database: Database, tell: (message: string) => void): Promise<void> {
  const pooled = await readConnection(database);
  const direct = await readConnection(database.background);
  if (pooled.identity !== direct.identity)
    throw new StartupError(
      'DATABASE_URL and DATABASE_DIRECT_URL name different databases: they are two ways to one.',
    );
  const wanted = {
    statement_timeout: [pooled.statement_ms, REQUEST_LIMITS.statementMs],
    idle_in_transaction_session_timeout: [
      pooled.idle_in_transaction_ms,
      IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ],
  } as const;
  for (const [parameter, [ms, wantedMs]] of Object.entries(wanted)) {
    if (ms !== wantedMs)
      tell(
        `The pooler of DATABASE_URL has ${parameter} at ${ms} ms, not at ${wantedMs}: ` +
          'docs/operating.md says how it is set.',
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
