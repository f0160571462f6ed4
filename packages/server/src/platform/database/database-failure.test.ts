import { mkdtemp, rm, chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, type TestApp } from '../../testing/an-app.ts';
import { aDatabase } from '../../testing/a-database.ts';
import { aPlayer } from '../../testing/a-player.ts';
import { connectPool } from './database.ts';
import { findEmbeddedBinaries } from './embedded/postgres-binaries.ts';
import { startPostgresServer, type PostgresServer } from './embedded/postgres-server.ts';
import { migrate, readMigrations } from './migrate.ts';

let folder: string;
let postgres: PostgresServer;
let app: TestApp;

/** Starts a server for this file only, which is stopped while the program runs. */
const startServer = () =>
  startPostgresServer({
    findBinaries: findEmbeddedBinaries,
    dataDir: folder,
    onMessage: () => undefined,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-away-'));
  await chmod(folder, 0o755);
  postgres = await startServer();
  const database = connectPool(postgres.connectionConfig('postgres'));
  await migrate(database, await readMigrations());
  app = await anApp({ database });
});
afterAll(async () => {
  await app.app.close();
  await app.database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test('while the database is down every call responds with 503, and afterwards all goes on by itself', async () => {
  const player = await aPlayer(app);
  expect((await player.request('POST', '/wallet/claim')).status).toBe(200);

  await postgres.stop();
  const responses = await Promise.all([
    player.request('GET', '/wallet/get'),
    player.request('POST', '/wallet/claim', { key: 'while-away' }),
    app.request('POST', '/auth/login', { body: { username: player.username, password: 'x' } }),
    app.request('GET', '/health'),
  ]);
  for (const response of responses) {
    expect(response).toMatchObject({
      status: 503,
      body: { code: 'database_unavailable', error: expect.any(String) },
    });
    expect(response.headers['retry-after']).toBe('2');
  }

  postgres = await startServer();
  const { status, body } = await player.request('GET', '/wallet/get');
  expect({ status, transactions: body.WalletTransactions.length }).toEqual({
    status: 200,
    transactions: 1,
  });
  expect((await player.request('POST', '/wallet/claim', { key: 'while-away' })).body.code).toBe(
    'already_claimed',
  );
});

test('a full disk is reported as such, and what could not be saved is not half there', async () => {
  const database = await aDatabase();
  const full = await anApp({ database });
  const player = await aPlayer(full);
  // Raises SQLSTATE 53100 (disk_full) at the last statement of a claim.
  await database.sql(
    `create function full_disk() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  await database.sql(
    'create trigger full_disk before insert on posting for each row execute function full_disk()',
  );
  expect(await player.request('POST', '/wallet/claim')).toMatchObject({
    status: 503,
    body: { code: 'storage_full', error: expect.stringContaining('no room left on its disk') },
  });
  await database.sql('drop trigger full_disk on posting');
  expect((await player.request('POST', '/wallet/claim')).status).toBe(200);
});
