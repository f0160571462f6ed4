import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { refuse } from '../platform/refusal.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { takeDueNotifications } from './notification-outbox-store.ts';
import { lockNotificationSetting, setLetters } from './notification-setting-store.ts';
import { deleteWaitingNotifications, notify } from './notify.ts';
import { saveSubscription } from './push-subscription-store.ts';

const app = await anApp();
const { database, clock } = app;

const BEATEN = {
  kind: 'beaten',
  opponent: 'rookie6',
  team: 'Mudville Nine',
  runs: 3,
  opponentRuns: 4,
} as const;

const notifyBeaten = ({ userID }: TestPlayer) =>
  database.transaction((tx) => notify(tx, { userID, now: clock(), ...BEATEN }));

/** Returns what waits for a user, and lets another program take it again at once. */
const listWaiting = async ({ userID }: TestPlayer) => {
  const all = await takeDueNotifications(database, { now: clock(), retryAt: clock(), limit: 100 });
  return all.filter((notification) => notification.userID === userID);
};

const allowLetters = (player: TestPlayer) => setLetters(database, player.userID, true);

const addBrowser = async ({ userID }: TestPlayer) => {
  const [session] = await database.sql<{ session_id: string }>(
    'select session_id from session where user_id = $1',
    [userID],
  );
  await database.transaction(async (tx) => {
    await lockNotificationSetting(tx, userID);
    await saveSubscription(tx, {
      userID,
      endpoint: 'https://push.example.com/1',
      endpointHash: randomBytes(32),
      p256dh: randomBytes(65),
      auth: randomBytes(16),
      sessionID: session!.session_id,
      device: 'Firefox on Linux',
      now: clock(),
    });
  });
};

test('a user who has allowed neither push messages nor letters is not notified', async () => {
  const player = await aPlayer(app);
  await notifyBeaten(player);
  expect(await listWaiting(player)).toEqual([]);
});

test.each([
  ['letters', allowLetters],
  ['push messages', addBrowser],
])('a user with %s is told who has beaten which team, and how', async (_what, allow) => {
  const player = await aPlayer(app);
  await allow(player);
  await notifyBeaten(player);
  expect(await listWaiting(player)).toEqual([
    expect.objectContaining({
      kind: 'beaten',
      title: 'Beaten 4-3 by rookie6',
      body: 'Mudville Nine lost while you were away. Watch the game, or play back.',
      path: '/',
    }),
  ]);
});

test('a game that was won is told as such', async () => {
  const player = await aPlayer(app);
  await allowLetters(player);
  await database.transaction((tx) =>
    notify(tx, {
      ...BEATEN,
      kind: 'challenged',
      runs: 5,
      opponentRuns: 2,
      userID: player.userID,
      now: clock(),
    }),
  );
  expect(await listWaiting(player)).toEqual([
    expect.objectContaining({ kind: 'challenged', title: 'Held rookie6 off 5-2' }),
  ]);
});

test('a game that the challenger left tells no score', async () => {
  const player = await aPlayer(app);
  await allowLetters(player);
  await database.transaction((tx) =>
    notify(tx, {
      ...BEATEN,
      kind: 'challenged',
      isAbandoned: true,
      userID: player.userID,
      now: clock(),
    }),
  );
  expect(await listWaiting(player)).toEqual([
    expect.objectContaining({ title: 'rookie6 left the game' }),
  ]);
});

test('nobody is notified of what is rolled back', async () => {
  const player = await aPlayer(app);
  await allowLetters(player);
  await database.transaction(async (tx) => {
    await notify(tx, { userID: player.userID, now: clock(), ...BEATEN });
    return refuse('not_found');
  });
  expect(await listWaiting(player)).toEqual([]);
});

test('a notification is taken by one program, until the time by which it should be sent', async () => {
  const player = await aPlayer(app);
  await allowLetters(player);
  await notifyBeaten(player);
  const inAMinute = new Date(clock().getTime() + 60_000);
  const take = async (now: Date) =>
    (await takeDueNotifications(database, { now, retryAt: inAMinute, limit: 100 })).filter(
      ({ userID }) => userID === player.userID,
    );
  const taken = await Promise.all([take(clock()), take(clock()), take(clock())]);
  expect(taken.flat()).toHaveLength(1);
  expect(await take(clock())).toEqual([]);
  expect(await take(inAMinute)).toEqual([expect.objectContaining({ attempts: 2 })]);
});

test('what waits goes with its account', async () => {
  const player = await aPlayer(app);
  await allowLetters(player);
  await notifyBeaten(player);
  await database.transaction((tx) => deleteWaitingNotifications(tx, player.userID));
  expect(await listWaiting(player)).toEqual([]);
});
