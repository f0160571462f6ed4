import { expect, test } from 'vitest';
import { aManager, aStartedGame } from '../../../games/testing/a-game.ts';
import { aSeason } from '../../../packs/testing/a-season.ts';
import { aClub } from '../../../teams/testing/a-club.ts';
import { GOOD_PASSWORD, type TestPlayer } from '../../../testing/a-player.ts';
import { anApp } from '../../../testing/an-app.ts';
import { anOwnCluster } from '../../../testing/own-cluster.ts';

const cluster = await anOwnCluster('away');
const { database } = cluster;
await aSeason(database, { year: 1954 });
const app = await anApp({ database });

test('a worker that is away takes its own users along, and nobody else', async () => {
  const club = await aClub(database, { year: 1954 });
  const players: { player: TestPlayer; gameID: string; worker: number }[] = [];
  // Users are placed by chance.
  while (new Set(players.map(({ worker }) => worker)).size < 2 || players.length < 4) {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    players.push({ player, gameID, worker: await cluster.workerOf(player.userID) });
  }
  const roll = async ({ player, gameID }: (typeof players)[number]) => {
    const { status, body } = await player.request('POST', `/games/${gameID}/roll`, {
      body: { eventNumber: 0 },
    });
    return status === 200 ? 'played' : body.code;
  };
  // On the state that the program has kept of the roll: another statement writes it.
  const playOn = async ({ player, gameID }: (typeof players)[number]) => {
    const { status, body } = await player.request('POST', `/games/${gameID}/play`, {
      body: { until: 'half' },
    });
    return status === 200 ? 'played on' : body.code;
  };
  const claim = async ({ player }: (typeof players)[number]) => {
    const { status, body } = await player.request('POST', '/wallet/claim');
    return status === 200 ? 'paid' : body.code;
  };
  const [away, there] = [2, 1].map((place) => players.filter(({ worker }) => worker === place));

  await cluster.stop(2);
  for (const manager of there!)
    expect([await roll(manager), await playOn(manager), await claim(manager)]).toEqual([
      'played',
      'played on',
      'paid',
    ]);
  for (const manager of away!)
    expect([await roll(manager), await claim(manager)]).toEqual([
      'database_unavailable',
      'database_unavailable',
    ]);

  await cluster.start(2);
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
    await cluster.kill(2);
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
    const prepared = [await cluster.countPrepared(1), await cluster.countPrepared(2)];
    return [...halves, ...prepared.filter((count) => count > 0)];
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
