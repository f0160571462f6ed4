import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, type TestApp } from '../../testing/an-app.ts';
import { aPlayer } from '../../testing/a-player.ts';
import { connectPool, type TransactionScope } from './database.ts';
import { findEmbeddedBinaries } from './embedded/postgres-binaries.ts';
import { startPostgresServer, type PostgresServer } from './embedded/postgres-server.ts';
import { migrate, readMigrations } from './migrate.ts';

/**
 * Less than the program's limits, so that the test need not wait for so long. A statement ends well
 * before the wait for it does, on a busy machine too.
 */
const LIMITS = { poolSize: 5, statementMs: 1000, responseMs: 4000 };

let folder: string;
let postgres: PostgresServer;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-hang-'));
  await chmod(folder, 0o755);
  postgres = await startPostgresServer({
    findBinaries: findEmbeddedBinaries,
    dataDir: folder,
    onMessage: () => undefined,
  });
  const connection = postgres.connectionConfig('postgres');
  await migrate(connectPool(connection), await readMigrations());
  app = await anApp({ database: connectPool(connection, { requestLimits: LIMITS }) });
});
afterAll(async () => {
  await signalServer('SIGCONT');
  await app.app.close();
  await app.database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Stops all processes of PostgreSQL, or lets them go on. */
async function signalServer(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const pidFile = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8');
  const main = Number.parseInt(pidFile, 10);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' });
  for (const pid of [main, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that ended meanwhile.
    }
  }
}

test('a database that hangs: calls respond with 503 in time, and afterwards all goes on by itself', async () => {
  const player = await aPlayer(app);
  // The database hangs within a transaction, whose rollback nobody waits for.
  const transaction = app.database.transaction(async (tx) => {
    await signalServer('SIGSTOP');
    return tx.sql('select 1');
  });
  await expect(transaction).rejects.toMatchObject({ code: 'database_unavailable' });

  // More than there are connections: some wait for one, which does not open.
  const responses = await Promise.all([
    app.request('GET', '/health'),
    player.request('POST', '/wallet/claim', { key: 'while-hanging' }),
    ...Array.from({ length: 8 }, () => player.request('GET', '/wallet/get')),
  ]);
  for (const response of responses) {
    expect(response).toMatchObject({ status: 503, body: { error: expect.any(String) } });
    expect(['database_unavailable', 'server_busy']).toContain(response.body.code);
    expect(response.headers['retry-after']).toBe('2');
  }

  await signalServer('SIGCONT');
  expect(await player.request('GET', '/wallet/get')).toMatchObject({
    status: 200,
    body: { WalletTransactions: [] },
  });
  expect((await player.request('POST', '/wallet/claim', { key: 'while-hanging' })).status).toBe(
    200,
  );
});

test('a statement that takes too long is given up by PostgreSQL; work in the background may take long', async () => {
  const sleepOn = (scope: TransactionScope, seconds: number) =>
    scope.transaction((tx) => tx.sql('select 1 as one from pg_sleep($1)', [seconds]));
  await expect(sleepOn(app.database, 30)).rejects.toMatchObject({ code: 'server_busy' });
  expect(await sleepOn(app.database.background, 2.5)).toEqual([{ one: 1 }]);
});
