import { MAX_PUSH_BROWSERS } from '@pennant/contract/notifications';
import { expect, test } from 'vitest';
import { GOOD_PASSWORD, aPlayer, signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { createNotificationKeys } from './notification-keys.ts';
import { notify } from './notify.ts';
import { aSecondDayPlayer } from './testing/a-second-day-player.ts';
import { aPushBrowser } from './testing/a-push-browser.ts';
import { A_SUBSCRIPTION } from './testing/a-subscription.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const app = await anApp();
const { database, clock } = app;
const readKeys = createNotificationKeys(database, clock);

const aUser = () => aSecondDayPlayer(app);

const add = (player: TestPlayer, body: unknown = aPushBrowser().subscription) =>
  player.request('POST', '/notifications/browsers', {
    body,
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  });
const settings = async (player: TestPlayer) => (await player.request('GET', '/notifications')).body;

test('at first nothing is on', async () => {
  const player = await aUser();
  expect(await settings(player)).toEqual({
    push: { isOpen: true, publicKey: expect.stringMatching(/^B[\w-]{86}$/), browsers: [] },
    letters: false,
  });
});

test('the keys are made once, and two programs have the same', async () => {
  const others = createNotificationKeys(database, clock);
  const [one, other] = await Promise.all([readKeys(), others()]);
  expect(one).toEqual(other);
  expect((await settings(await aUser())).push.publicKey).toBe(
    one.vapidPublicKey.toString('base64url'),
  );
});

test('a browser is listed by its name and its service, and under the hash of its endpoint', async () => {
  const player = await aUser();
  const { body } = await add(player, A_SUBSCRIPTION);
  expect(body.push.browsers).toEqual([
    {
      browserID: '7b26da80e1b47e8e1d81364b883a0ca943b5a03808285ce946fb29ab80cfff58',
      device: 'Firefox on Linux',
      service: 'push.example.com',
      created: clock().toISOString(),
    },
  ]);
  expect(await settings(player)).toEqual(body);
});

test('on the first UTC day of an account no browser is added', async () => {
  const player = await aPlayer(app);
  expect((await settings(player)).push.isOpen).toBe(false);
  expect(await add(player)).toMatchObject({ status: 409, body: { code: 'push_too_early' } });
  // It is noon: the second day begins at midnight.
  app.advanceTime({ hours: 11, minutes: 59 });
  const before = await signIn(app, player);
  expect((await settings(before)).push.isOpen).toBe(false);
  app.advanceTime({ minutes: 1 });
  expect(await add(before)).toMatchObject({ status: 200 });
});

test('a browser that asks again is there once, with its new keys', async () => {
  const player = await aUser();
  await add(player, A_SUBSCRIPTION);
  const { keys } = aPushBrowser().subscription;
  const { body } = await add(player, { ...A_SUBSCRIPTION, keys });
  expect(body.push.browsers).toHaveLength(1);
  const rows = await database.sql('select p256dh from push_subscription where user_id = $1', [
    player.userID,
  ]);
  expect(rows).toEqual([{ p256dh: Buffer.from(keys.p256dh, 'base64url') }]);
});

test('five browsers are the most; one that is removed makes room', async () => {
  const player = await aUser();
  const added = [];
  for (let count = 0; count < MAX_PUSH_BROWSERS; count += 1) added.push(await add(player));
  expect(added.map(({ status }) => status)).toEqual(added.map(() => 200));
  expect(await add(player)).toMatchObject({
    status: 409,
    body: { code: 'too_many_push_browsers' },
  });
  const [{ browserID }] = added[0]!.body.push.browsers;
  const { body } = await player.request('POST', `/notifications/browsers/${browserID}/remove`);
  expect(body.push.browsers).toHaveLength(MAX_PUSH_BROWSERS - 1);
  expect(await add(player)).toMatchObject({ status: 200 });
});

test('of many that ask at the same time five are added', async () => {
  const player = await aUser();
  const added = await Promise.all(Array.from({ length: 8 }, () => add(player)));
  expect(added.filter(({ status }) => status === 200)).toHaveLength(MAX_PUSH_BROWSERS);
  expect((await settings(player)).push.browsers).toHaveLength(MAX_PUSH_BROWSERS);
});

test('browsers whose session was ended take no room', async () => {
  const player = await aUser();
  for (let count = 0; count < MAX_PUSH_BROWSERS; count += 1) await add(player);
  const elsewhere = await signIn(app, player);
  await elsewhere.request('POST', '/auth/sessions/endOthers');
  const { body } = await add(elsewhere);
  expect(body.push.browsers).toHaveLength(1);
  const rows = await database.sql('select from push_subscription where user_id = $1', [
    player.userID,
  ]);
  expect(rows).toHaveLength(1);
});

test('a browser that signs in anew goes with its new session', async () => {
  const player = await aUser();
  await add(player, A_SUBSCRIPTION);
  const later = await signIn(app, player);
  await add(later, A_SUBSCRIPTION);
  await player.request('POST', '/auth/logout', {
    body: { accessToken: player.tokens.AccessToken },
  });
  expect((await settings(later)).push.browsers).toHaveLength(1);
});

test.each([
  ['without TLS', 'http://push.example.com/1'],
  ['on this machine', 'https://127.0.0.1/1'],
  ['at another port', 'https://push.example.com:8443/1'],
  ['on the network of the program', 'https://database/1'],
])('an endpoint %s is refused', async (_what, endpoint) => {
  const player = await aUser();
  expect(await add(player, { ...A_SUBSCRIPTION, endpoint })).toMatchObject({
    status: 422,
    body: { code: 'push_endpoint_refused' },
  });
  expect((await settings(player)).push.browsers).toEqual([]);
});

test.each([
  ['that is no point of the curve', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)])],
  ['of another form', Buffer.alloc(65, 2)],
])('a key %s is refused', async (_what, bytes) => {
  const player = await aUser();
  const keys = { ...A_SUBSCRIPTION.keys, p256dh: bytes.toString('base64url') };
  expect(await add(player, { ...A_SUBSCRIPTION, keys })).toMatchObject({
    status: 422,
    body: { code: 'push_keys_invalid' },
  });
});

test('another user’s browser can be neither seen nor removed', async () => {
  const player = await aUser();
  const { body } = await add(player);
  const [{ browserID }] = body.push.browsers;
  const other = await aUser();
  const removal = await other.request('POST', `/notifications/browsers/${browserID}/remove`);
  expect(removal).toMatchObject({ status: 404, body: { code: 'push_browser_not_found' } });
  expect((await settings(other)).push.browsers).toEqual([]);
  expect((await settings(player)).push.browsers).toHaveLength(1);
});

test('letters are switched on and off', async () => {
  const player = await aUser();
  const set = (letters: boolean) =>
    player.request('PUT', '/notifications/letters', { body: { letters } });
  expect((await set(true)).body.letters).toBe(true);
  expect((await settings(player)).letters).toBe(true);
  expect((await set(false)).body.letters).toBe(false);
});

const offered = async (player: TestPlayer) =>
  (await player.request('GET', '/home')).body.isPushOffered;

/** Makes a user one whose team another has played. */
async function challenge<User extends TestPlayer>(user: User): Promise<User> {
  await database.sql(
    `insert into defence (user_id, defence_id, game_id, challenger_user_id, challenger_team_name,
       team_name, ended_at, day, won, runs, opponent_runs, is_abandoned, is_rated, opponent_rating,
       opponent_deviation)
     values ($1, $2, $2, $2, 'Rookies', 'Mudville', $3, $3, true, 5, 2, false, true, 1500, 350)`,
    [user.userID, newUuidV7(clock()), clock()],
  );
  return user;
}

test('a user’s day offers push messages from the second day on', async () => {
  expect(await offered(await challenge(await aPlayer(app)))).toBe(false);
  expect(await offered(await challenge(await aUser()))).toBe(true);
});

test('it offers none to a user who could be told of nothing: no team out, never challenged', async () => {
  expect(await offered(await aUser())).toBe(false);
});

test('it offers them no more once they are on, or once the offer was put away', async () => {
  const player = await challenge(await aUser());
  const { body } = await add(player);
  expect(await offered(player)).toBe(false);
  const [{ browserID }] = body.push.browsers;
  await player.request('POST', `/notifications/browsers/${browserID}/remove`);
  expect(await offered(player)).toBe(true);
  await player.request('POST', '/notifications/decline');
  await player.request('POST', '/notifications/decline');
  expect(await offered(player)).toBe(false);
});

const linkOf = async ({ userID }: TestPlayer) =>
  unsubscribeToken((await readKeys()).unsubscribeSecret, userID);
const aReader = async () => {
  const player = await aUser();
  await player.request('PUT', '/notifications/letters', { body: { letters: true } });
  return player;
};

test('the link of a letter switches its user’s letters off, without signing in, and twice does no harm', async () => {
  const player = await aReader();
  const other = await aReader();
  const token = await linkOf(player);
  for (let time = 0; time < 2; time += 1)
    expect(
      await app.request('POST', '/notifications/unsubscribe', { body: { token } }),
    ).toMatchObject({ status: 200 });
  expect((await settings(player)).letters).toBe(false);
  expect((await settings(other)).letters).toBe(true);
});

test('a link that was made up switches nothing off', async () => {
  const player = await aReader();
  const token = `${(await linkOf(player)).slice(0, -2)}zz`;
  expect(
    await app.request('POST', '/notifications/unsubscribe', { body: { token } }),
  ).toMatchObject({ status: 422, body: { code: 'unsubscribe_token_invalid' } });
  expect((await settings(player)).letters).toBe(true);
});

const oneClick = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

test('a mail program switches letters off by one POST to the link', async () => {
  const player = await aReader();
  const url = `/unsubscribe?token=${await linkOf(player)}`;
  expect((await oneClick(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await settings(player)).letters).toBe(false);
});

test('also as a form of several parts, which the standard allows', async () => {
  const player = await aReader();
  const url = `/unsubscribe?token=${await linkOf(player)}`;
  const form =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await oneClick(url, form, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  expect((await settings(player)).letters).toBe(false);
});

test.each([
  ['without its token', '/unsubscribe', 'List-Unsubscribe=One-Click', 400],
  ['with two tokens', '/unsubscribe?token=a&token=b', 'List-Unsubscribe=One-Click', 400],
  ['with a token that was made up', '/unsubscribe?token=pnu_1', 'List-Unsubscribe=One-Click', 422],
  ['that is not one click', '/unsubscribe?token=pnu_1', 'a=b', 400],
  ['with a long body', '/unsubscribe?token=pnu_1', 'x'.repeat(3000), 413],
])('a POST %s changes nothing', async (_what, url, payload, status) => {
  expect((await oneClick(url, payload)).statusCode).toBe(status);
});

test('the export has all of it, but the keys', async () => {
  const player = await aReader();
  await add(player, A_SUBSCRIPTION);
  await player.request('POST', '/notifications/decline');
  const { body } = await player.request('GET', '/users/export');
  expect(body.notifications).toEqual({
    letters: true,
    offerDeclined: clock().toISOString(),
    browsers: [
      {
        device: 'Firefox on Linux',
        endpoint: A_SUBSCRIPTION.endpoint,
        created: clock().toISOString(),
      },
    ],
  });
});

test('nothing is left of it when the account is deleted', async () => {
  const player = await aReader();
  const { userID } = player;
  await add(player);
  await database.transaction((tx) =>
    notify(tx, {
      userID,
      now: clock(),
      kind: 'beaten',
      opponent: 'rookie6',
      team: 'Mudville Nine',
      runs: 3,
      opponentRuns: 4,
    }),
  );
  await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
  for (const table of ['notification_setting', 'push_subscription', 'outbox_notification'])
    expect(await database.sql(`select from ${table} where user_id = $1`, [userID])).toEqual([]);
});
