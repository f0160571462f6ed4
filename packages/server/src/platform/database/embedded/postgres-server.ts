import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError, type PostgresBinaries } from './postgres-binaries.ts';
import { prepareEndpoint, prepareDataFolder, type Endpoint } from './data-folder-and-endpoint.ts';
import { postgresEnvironment, initializeDataFiles, SUPERUSER } from './initdb.ts';
import { chooseOsUser, changeOwner, type OsUser } from './os-user.ts';
import { findStartFailure } from './start-failure.ts';
import { isProcessAlive, withStartLock } from './start-lock.ts';

/** A PostgreSQL server on this machine that this program started or joined. */
export interface PostgresServer {
  /** Returns the connection parameters of one of its databases. */
  connectionConfig(database: string): pg.ClientConfig;
  /** Leaves the server; stops it unless another program uses it. */
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Finds the PostgreSQL binaries, given the system user that the database runs as. */
  readonly findBinaries: (owner: OsUser | null) => Promise<PostgresBinaries>;
  readonly dataDir: string;
  /** Further PostgreSQL settings, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Called with messages for the operator: the database was lost, was started again. */
  readonly onMessage: (message: string) => void;
}

/**
 * Advisory lock that every program holds, shared, while it uses the server: the last one stops it.
 */
const USERS_LOCK = 7_310_001;
const MAINTENANCE_DATABASE = 'postgres';
/** Maximum time for a start, which may include recovery after a crash. */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 20;

/**
 * Starts PostgreSQL in `dataDir`, or joins the server that runs there already: left over from a
 * killed program, or shared with a running one. A server that dies is started again, until `stop`.
 *
 * @throws StartupError with a sentence for the operator.
 */
export async function startPostgresServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const files = path.join(options.dataDir, 'postgres');
  const owner = await chooseOsUser(files);
  const engine = await options.findBinaries(owner);
  const home = await prepareDataFolder(options.dataDir, owner);
  const server: Server = {
    engine,
    owner,
    files: path.join(home, 'postgres'),
    logFile: path.join(home, 'postgres.log'),
    lockFile: path.join(home, 'start.lock'),
    endpoint: await prepareEndpoint(home, owner),
    parameters: options.parameters ?? {},
  };
  await chownIfOwnedByRoot(server);

  let leaving = false;
  let membership = await join(server);

  const watch = (client: pg.Client) => {
    client.once('end', () => void rejoin());
    client.on('error', () => undefined);
  };
  const rejoin = async () => {
    while (!leaving) {
      options.onMessage('The database went away; starting it again.');
      try {
        membership = await join(server);
        watch(membership);
        options.onMessage('The database is back.');
        return;
      } catch (error) {
        options.onMessage(`The database could not be started again: ${(error as Error).message}`);
        await pause(1000, undefined, { ref: false });
      }
    }
  };
  watch(membership);

  return {
    connectionConfig: (database) => connectionTo(server, database),
    stop: async () => {
      leaving = true;
      await leave(server, membership);
    },
  };
}

interface Server {
  readonly engine: PostgresBinaries;
  readonly owner: OsUser | null;
  readonly files: string;
  readonly logFile: string;
  readonly lockFile: string;
  readonly endpoint: Endpoint;
  readonly parameters: Readonly<Record<string, string>>;
}

function connectionTo(server: Server, database: string): pg.ClientConfig {
  return { ...server.endpoint, user: SUPERUSER, database, ssl: false };
}

/** Changes the owner of files that belong to root (restored from a copy) to the database's user. */
async function chownIfOwnedByRoot(server: Server): Promise<void> {
  const version = await open(path.join(server.files, 'PG_VERSION')).catch(() => null);
  if (!version) return;
  const { uid } = await version.stat();
  await version.close();
  if (server.owner && uid !== server.owner.uid) await changeOwner(server.files, server.owner);
}

/** Starts the server unless it runs; returns the connection that holds the users' lock. */
async function join(server: Server): Promise<pg.Client> {
  return withStartLock(server.lockFile, async () => {
    await initializeDataFiles(server.engine, server.files, server.endpoint, server.owner);
    const giveUpAt = Date.now() + START_TIMEOUT_MS;
    let output = '';
    while (Date.now() < giveUpAt) {
      const client = await connectOnce(server);
      if (client instanceof pg.Client) return client;
      // Running, but not ready: starting, recovering, or on its way down.
      if (client === 'not_ready') await pause(POLL_MS);
      else {
        const run = await launch(server);
        if (run.ready) continue;
        output = run.output;
        // Child processes of a killed main process hold its shared memory for a moment.
        if (!/shared memory|lock file/.test(output)) break;
        await pause(200);
      }
    }
    throw new StartupError(
      `The database in ${server.files} did not start: ${output || `see ${server.logFile}`}`,
    );
  });
}

async function connectOnce(server: Server): Promise<pg.Client | 'not_ready' | 'not_running'> {
  const client = new pg.Client({
    ...connectionTo(server, MAINTENANCE_DATABASE),
    application_name: `pennant ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = (error as { code?: string }).code;
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'not_running' : 'not_ready';
  }
}

/** Starts the main process and waits until it accepts connections or ends. */
async function launch(server: Server): Promise<{ ready: true } | { ready: false; output: string }> {
  await removeForeignPidFile(server);
  const log = await open(server.logFile, 'a');
  const start = (await log.stat()).size;
  const settings = Object.entries({ ...listenSettings(server.endpoint), ...server.parameters });
  const child = spawn(
    path.join(server.engine.binFolder, 'postgres'),
    ['-D', server.files, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: Ctrl-C must reach the program only, which then stops its database.
    {
      cwd: server.files,
      detached: true,
      env: postgresEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      ...server.owner,
    },
  );
  child.unref();
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once('exit', resolve).once('error', () => resolve());
  }).then(() => void (ended = true));
  await log.close();

  while (!ended) {
    if (await acceptsConnections(server)) return { ready: true };
    await Promise.race([end, pause(POLL_MS)]);
  }
  const printed = (await readFile(server.logFile)).subarray(start).toString();
  return { ready: false, output: findStartFailure(printed) };
}

async function acceptsConnections(server: Server): Promise<boolean> {
  const client = new pg.Client(connectionTo(server, MAINTENANCE_DATABASE));
  client.on('error', () => undefined);
  const accepted = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return accepted;
}

function listenSettings(endpoint: Endpoint): Record<string, string> {
  return endpoint.password === undefined
    ? {
        listen_addresses: '',
        unix_socket_directories: endpoint.host,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: endpoint.host, port: String(endpoint.port) };
}

/**
 * Deletes a pid file whose process is not PostgreSQL (known on Linux only). PostgreSQL refuses to
 * start while the process of an old pid file runs, and after a crash, above all in a container,
 * that number may belong to any process.
 */
async function removeForeignPidFile(server: Server): Promise<void> {
  const pid = await readServerPid(server);
  if (pid === null || process.platform !== 'linux' || !isProcessAlive(pid)) return;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres');
  if (name.trim() !== 'postgres') {
    await rm(path.join(server.files, 'postmaster.pid'), { force: true });
  }
}

async function readServerPid(server: Server): Promise<number | null> {
  const content = await readFile(path.join(server.files, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(content, 10) || null;
}

/**
 * Releases the users' lock. The last program stops the server (SIGINT: open transactions are rolled
 * back) and waits for its end.
 */
async function leave(server: Server, membership: pg.Client): Promise<void> {
  let isLast = false;
  try {
    await membership.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const taken = await membership.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [USERS_LOCK],
    );
    isLast = taken.rows[0]?.alone === true;
  } catch {
    // The server is down already: nothing to stop.
  }
  const pid = isLast ? await readServerPid(server) : null;
  if (pid !== null) process.kill(pid, 'SIGINT');
  await membership.end().catch(() => undefined);
  while (pid !== null && isProcessAlive(pid) && (await readServerPid(server)) === pid)
    await pause(POLL_MS);
}
