import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aManager, aStartedGame } from '../../../games/testing/a-game.ts';
import { aSeason } from '../../../packs/testing/a-season.ts';
import { aClub } from '../../../teams/testing/a-club.ts';
import { GOOD_PASSWORD, type TestPlayer } from '../../../testing/a-player.ts';
import { anApp, type TestApp } from '../../../testing/an-app.ts';
import { CITUS_PARAMETERS, connectServers } from '../../../testing/citus-servers.ts';
import { dropDatabase } from '../../../testing/drop-database.ts';
import { runOnServer } from '../../../testing/run-on-server.ts';
import { findPostgresql15, startWithoutDurability } from '../../../testing/test-postgres-server.ts';
import { connectPool, type Database } from '../database.ts';
import type { PostgresServer } from '../embedded/postgres-server.ts';
import { migrate, readMigrations } from '../migrate.ts';

/** A cluster of this test's own, since it stops one of the servers. */
const NAMES = ['own-coordinator', 'own-worker-1', 'own-worker-2'] as const;
const start = (name: string) => startWithoutDurability(name, findPostgresql15, CITUS_PARAMETERS);

const databaseName = `test_${randomBytes(8).toString('hex')}`;
let servers: PostgresServer[];
let database: Database;
let app: TestApp;

beforeAll(async () => {
  servers = await Promise.all(NAMES.map(start));
  for (const server of servers)
    await runOnServer(server.connectionConfig('postgres'), `create database ${databaseName}`);
  await connectServers(servers, databaseName);
  database = connectPool(servers[0]!.connectionConfig(databaseName));
  await migrate(database, await readMigrations());
  await aSeason(database, { year: 1954 });
  app = await anApp({ database });
});
afterAll(async () => {
  await database.close();
  await dropDatabase(
    servers.map((server) => server.connectionConfig('postgres')),
    databaseName,
  );
  for (const server of servers) await server.stop();
});

/** Returns the place of the worker that has a user's rows: 1 or 2. */
async function workerOf({ userID }: TestPlayer): Promise<number> {
  const [shard] = await database.sql<{ host: string }>(
    `select nodename as host from citus_shards
     where shardid = get_shard_id_for_distribution_column('account', $1::uuid)`,
    [userID],
  );
  return servers.findIndex((server) => server.connectionConfig('x').host === shard!.host);
}

test('a worker that is away takes its own users along, and nobody else', async () => {
  const club = await aClub(database, { year: 1954 });
  const players: { player: TestPlayer; gameID: string; worker: number }[] = [];
  // Users are placed by chance.
  while (new Set(players.map(({ worker }) => worker)).size < 2 || players.length < 4) {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    players.push({ player, gameID, worker: await workerOf(player) });
  }
  const roll = async ({ player, gameID }: (typeof players)[number]) => {
    const { status, body } = await player.request('POST', `/games/${gameID}/roll`, {
      body: { eventNumber: 0 },
    });
    return status === 200 ? 'played' : body.code;
  };
  const claim = async ({ player }: (typeof players)[number]) => {
    const { status, body } = await player.request('POST', '/wallet/claim');
    return status === 200 ? 'paid' : body.code;
  };
  const [away, there] = [2, 1].map((place) => players.filter(({ worker }) => worker === place));

  await servers[2]!.stop();
  for (const manager of there!)
    expect([await roll(manager), await claim(manager)]).toEqual(['played', 'paid']);
  for (const manager of away!)
    expect([await roll(manager), await claim(manager)]).toEqual([
      'database_unavailable',
      'database_unavailable',
    ]);

  servers[2] = await start(NAMES[2]);
  // A kept connection to the worker that was stopped is found dead by its first use.
  for (const manager of away!) {
    await expect.poll(() => roll(manager)).toBe('played');
    await expect.poll(() => claim(manager)).toBe('paid');
  }
});

test('registrations that the death of a worker cuts off are whole or not there', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const registrations = Array.from({ length: 24 }, (_, n) => register(`during${round}x${n}`));
    await Promise.any(registrations.map(async (registered) => expect(await registered).toBe(200)));
    process.kill(await readPid(NAMES[2]), 'SIGKILL');
    for (const registered of registrations) expect([200, 503]).toContain(await registered);
    // The worker is started again by itself. A response of 503 may belong to a registration that
    // was committed, so each try takes a name of its own.
    let tries = 0;
    await expect.poll(() => register(`after${round}x${(tries += 1)}`)).toBe(200);
  }
  const listUsers = (table: 'account' | 'username_directory') =>
    database.sql<User>(`select user_id as id from ${table} order by 1`);
  const findHalfDone = async () => {
    // What the cluster does each minute by itself.
    await database.sql('select recover_prepared_transactions()');
    const [accounts, names] = [await listUsers('account'), await listUsers('username_directory')];
    const halves = [...without(accounts, names), ...without(names, accounts)];
    const prepared = await database.sql<{ result: string }>(
      `select result from run_command_on_workers('select count(*) from pg_prepared_xacts')
       where result <> '0'`,
    );
    return [...halves, ...prepared];
  };
  // Kept connections that died with the worker fail at their first use.
  await expect.poll(findHalfDone).toEqual([]);
  expect(await listUsers('account')).not.toHaveLength(0);
});

type User = { id: string };
const without = (users: readonly User[], others: readonly User[]) =>
  users.filter(({ id }) => !others.some((other) => other.id === id));

const register = async (username: string): Promise<number> => {
  const { status } = await app.request('POST', '/users', {
    body: { username, email: `${username}@example.com`, password: GOOD_PASSWORD },
  });
  return status;
};

/** Returns the number of a server's main process. */
async function readPid(name: string): Promise<number> {
  const folder = path.join(os.tmpdir(), `pennant-tests-${process.getuid?.() ?? 0}`, name);
  return Number.parseInt(
    await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
}
