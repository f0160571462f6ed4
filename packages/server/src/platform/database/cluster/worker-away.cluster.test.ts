import type { RollResponse } from '@pennant/contract/game-commands';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startFirstAdmin } from '../../../account/start-first-admin.ts';
import { aDailyGame, clubsOfDays } from '../../../daily/testing/a-daily-game.ts';
import { aManager, aStartedGame } from '../../../games/testing/a-game.ts';
import { ensureOdds } from '../../../packs/current-odds.ts';
import { readLedgerAndHoldings } from '../../../packs/testing/a-collector.ts';
import { aClub } from '../../../teams/testing/a-club.ts';
import { aPlayer, GOOD_PASSWORD, type TestPlayer } from '../../../testing/a-player.ts';
import { anApp } from '../../../testing/an-app.ts';
import { anOwnCluster, type Worker } from '../../../testing/own-cluster.ts';
import { credit } from '../../../wallet/ledger.ts';
import { ATTEMPT_LIMITS, limitKey } from '../../sign-in-and-email-limits.ts';

const cluster = await anOwnCluster('away');
const { database } = cluster;
const app = await anApp({ database });
await clubsOfDays(app);
await aDailyGame(app);
// As each start of the program does.
await database.transaction((tx) => ensureOdds(tx, [1954]));
const club = await aClub(database, { year: 1954 });

interface Manager {
  readonly player: TestPlayer;
  readonly gameID: string;
}

/** Creates managers with money and a game: two on each worker at least. */
async function managersOnBothWorkers(): Promise<Record<Worker, readonly Manager[]>> {
  const managers: Record<Worker, Manager[]> = { 1: [], 2: [] };
  // Users are placed by chance.
  while (managers[1].length < 2 || managers[2].length < 2) {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const { userID } = player;
    const gift = { userID, amount: 1_000_000, reason: 'Gift', cause: { kind: 'test' } };
    await database.transaction((tx) => credit(tx, { ...gift, now: app.clock() }));
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    managers[await cluster.workerOf(userID)].push({ player, gameID });
  }
  return managers;
}

/** What a manager has done without a pause. */
interface Activity {
  readonly rolled: number;
  readonly opened: number;
  /** The first refusal, after which no more is done. */
  readonly refusal: string | null;
}

/** Has a manager roll, buy packs and open them without a pause until stopped, or refused. */
function keepBusy({ player, gameID }: Manager, time: string) {
  const activity = { rolled: 0, opened: 0, refusal: null as string | null };
  let isStopped = false;
  const work = async () => {
    const send = async <Body = unknown>(path: string, body: object, key?: string) => {
      const response = await player.request('POST', path, { body, ...(key && { key }) });
      if (response.status === 200) return response.body as Body;
      throw new Error(`${response.status} ${response.body.code}`);
    };
    let played: RollResponse | null = null;
    while (!isStopped) {
      const eventNumber: number = played?.situation.eventNumber ?? 0;
      if (played === null || played.pendingChoice === null)
        played = await send<RollResponse>(`/games/${gameID}/roll`, { eventNumber });
      else
        played = await send<RollResponse>(`/games/${gameID}/play`, { until: 'half', eventNumber });
      activity.rolled += 1;
      const packs = { seriesID: 1954, amount: 1 };
      await send('/packInventory/buy', packs, `${time}-buy-${activity.opened}`);
      await send('/packInventory/open', packs, `${time}-open-${activity.opened}`);
      activity.opened += 1;
    }
  };
  const working = work().catch((error: Error) => void (activity.refusal = error.message));
  return {
    activity: activity as Activity,
    stop: async () => {
      isStopped = true;
      await working;
    },
  };
}

type Busy = ReturnType<typeof keepBusy>;

/** Pages that every player loads. */
const PAGES = [
  '/home',
  '/daily',
  '/daily-headline',
  '/users/me',
  '/wallet/get',
  '/card/user',
  '/packInventory/user',
  '/teams/user',
  '/games/user/',
  '/challenges/team',
  '/live/state',
];

test('a worker that is killed under load takes its own users along, and nobody else', async () => {
  const managers = await managersOnBothWorkers();
  const [there, away] = [managers[1], managers[2]].map((on) =>
    on.map((manager) => keepBusy(manager, 'before')),
  ) as [Busy[], Busy[]];
  const hasOpened = (packs: number) => () =>
    [...there, ...away].every(({ activity }) => activity.opened >= packs);
  await expect.poll(hasOpened(2)).toBe(true);

  await cluster.killForGood(2);
  await expect
    .poll(() => away.map(({ activity }) => activity.refusal))
    .toEqual(away.map(() => '503 database_unavailable'));
  const before = there.map(({ activity }) => ({ ...activity }));
  const isBusier = ({ activity: { rolled, opened } }: Busy, index: number) =>
    rolled >= before[index]!.rolled + 3 && opened >= before[index]!.opened + 3;
  await expect.poll(() => there.every(isBusier)).toBe(true);
  for (const { stop } of there) await stop();
  expect(there.map(({ activity }) => activity.refusal)).toEqual(there.map(() => null));
  for (const { player, gameID } of managers[1]) {
    const sale = await player.request('POST', '/cardInventory/sell/duplicate');
    expect(sale.status).toBe(200);
    expect(sale.body.sold).toBeGreaterThan(0);
    const body = { until: 'final' };
    const ended = await player.request('POST', `/games/${gameID}/play`, { body });
    expect(ended).toMatchObject({ status: 200, body: { isFinal: true } });
  }

  // What is kept of what asks all workers is old by now.
  app.advanceTime({ minutes: 1 });
  const refused: unknown[] = [];
  for (const { player } of managers[1])
    for (const path of PAGES) {
      const { status, body } = await player.request('GET', path);
      if (status !== 200) refused.push([path, body]);
    }
  expect(refused).toEqual([]);
  const { body: home } = await managers[1][0]!.player.request('GET', '/home');
  expect(home).toMatchObject({ daily: { game: { players: null } }, lately: { places: [] } });

  const told: string[] = [];
  const firstAdmin = await startFirstAdmin(database, {
    email: 'admin@example.com',
    clock: app.clock,
    log: pino({ level: 'silent' }),
    tell: (message) => told.push(message),
  });
  onTestFinished(() => firstAdmin.stop());
  expect(told, 'a start goes on, and makes no admin').toEqual([]);

  await cluster.start(2);
  // A kept connection to the worker that was killed is found dead by its first use.
  for (const { player } of managers[2]) {
    const claim = async () => (await player.request('POST', '/wallet/claim')).status;
    await expect.poll(claim).toBe(200);
  }
  const again = managers[2].map((manager) => keepBusy(manager, 'after'));
  await expect.poll(() => again.every(({ activity }) => activity.opened >= 1)).toBe(true);
  for (const { stop } of again) await stop();
  for (const { player } of Object.values(managers).flat()) {
    const { ledger, holdings } = await readLedgerAndHoldings(database, player.userID);
    // Their first cards were given without the ledger.
    const [held, entered] = [holdings, ledger].map((rows) =>
      rows.filter(({ asset }) => asset !== 'card'),
    );
    expect(held).toEqual(entered);
  }
  firstAdmin.wake();
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^An admin account was made: admin\./)]);
});

/** Signs in by password from a network. */
const signInFrom = async (username: string, network: string) => {
  const { status, body } = await app.request('POST', '/auth/login', {
    body: { username, password: GOOD_PASSWORD },
    from: network,
  });
  return status === 200 ? 'signed in' : [status, body];
};

test('a sign-in needs its rows of a directory and of the limits besides those of the user', async () => {
  const workerOfLimit = (
    limit: 'signInAddress' | 'signInNetwork' | 'signInName',
    subject: string,
  ) => cluster.workerOfKey('attempt_limit', limitKey(ATTEMPT_LIMITS[limit].name, subject));
  /** Creates a user on the first worker, as is all of theirs but, if so, their username. */
  const userWith = async (directory: Worker): Promise<string> => {
    for (let n = 1; ; n += 1) {
      const username = `named${directory}x${n}`;
      if ((await cluster.workerOfKey('username_directory', username)) !== directory) continue;
      if ((await workerOfLimit('signInName', username)) !== 1) continue;
      const { userID } = await aPlayer(app, { username });
      if ((await cluster.workerOf(userID)) === 1) return username;
    }
  };
  /** Returns a network of whose counters the one without a username is on this worker. */
  const networkOf = async (username: string, address: Worker): Promise<string> => {
    for (let n = 1; ; n += 1) {
      const network = `198.51.100.${n}`;
      if ((await workerOfLimit('signInAddress', network)) !== address) continue;
      if ((await workerOfLimit('signInNetwork', `${network} ${username}`)) === 1) return network;
    }
  };
  const [user, userNamedAway] = [await userWith(1), await userWith(2)];
  const signIns: [string, string][] = [
    [user, await networkOf(user, 1)],
    [user, await networkOf(user, 2)],
    [userNamedAway, await networkOf(userNamedAway, 1)],
  ];

  await cluster.killForGood(2);
  const outcomes: unknown[] = [];
  for (const signIn of signIns) outcomes.push(await signInFrom(...signIn));
  const away = [
    503,
    expect.objectContaining({
      code: 'database_unavailable',
      error: 'The database is away for the moment. Please try again shortly.',
    }),
  ];
  expect(outcomes).toEqual(['signed in', away, away]);

  await cluster.start(2);
  for (const signIn of signIns) await expect.poll(() => signInFrom(...signIn)).toBe('signed in');
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
