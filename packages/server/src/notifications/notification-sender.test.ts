import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { createNotificationKeys } from './notification-keys.ts';
import { startNotificationSender } from './notification-sender.ts';
import { notify } from './notify.ts';
import { aSecondDayPlayer } from './testing/a-second-day-player.ts';
import { aPushBrowser, type PushBrowser } from './testing/a-push-browser.ts';
import { aPushService, switchProtocols, vapidKeyOf } from './testing/a-push-service.ts';

const app = await anApp();
const { database, clock } = app;
const PUBLIC_URL = 'https://pennant.example.com';

/** Starts a program's sender, whose push service is on this machine. */
const aSender = async () => {
  const service = await aPushService();
  let wakened = 0;
  const sender = startNotificationSender({
    database,
    clock,
    log: pino({ level: 'silent' }),
    publicUrl: () => PUBLIC_URL,
    readKeys: createNotificationKeys(database, clock),
    wakeMailer: () => (wakened += 1),
    network: service.network,
  });
  onTestFinished(async () => {
    await sender.stop();
    await service.close();
  });
  return { sender, service, wakened: () => wakened };
};

const aUser = () => aSecondDayPlayer(app);

const addBrowser = async (player: TestPlayer): Promise<PushBrowser> => {
  const browser = aPushBrowser();
  const { status } = await player.request('POST', '/notifications/browsers', {
    body: browser.subscription,
  });
  expect(status).toBe(200);
  return browser;
};

const wantLetters = (player: TestPlayer) =>
  player.request('PUT', '/notifications/letters', { body: { letters: true } });

/** Notifies a user of a game that was lost. */
const beat = ({ userID }: TestPlayer, opponent = 'rookie6') =>
  database.transaction((tx) =>
    notify(tx, {
      userID,
      now: clock(),
      kind: 'beaten',
      opponent,
      team: 'Mudville Nine',
      runs: 3,
      opponentRuns: 4,
    }),
  );

const listBrowsers = async (player: TestPlayer) =>
  (await player.request('GET', '/notifications')).body.push.browsers;

const lettersTo = async (player: TestPlayer) =>
  (await app.emails()).filter(({ to }) => to === player.email);

const countWaiting = async ({ userID }: TestPlayer) => {
  const rows = await database.sql('select from outbox_notification where user_id = $1', [userID]);
  return rows.length;
};

test('a notification reaches every browser of its user, and is sent once', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  const browsers = [await addBrowser(player), await addBrowser(player)];
  await beat(player);
  await sender.sendDue();
  await sender.sendDue();
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(
    browsers.map(({ path }) => path).toSorted(),
  );
  for (const browser of browsers)
    expect(browser.read(service.received.find(({ path }) => path === browser.path)!)).toEqual({
      title: 'Beaten 4-3 by rookie6',
      body: 'Mudville Nine lost while you were away. Watch the game, or play back.',
      path: '/',
      tag: 'beaten',
    });
  expect(await countWaiting(player)).toBe(0);
});

test('the key that the browser subscribed with is the one that messages are signed by', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await addBrowser(player);
  await beat(player);
  await sender.sendDue();
  const { body } = await player.request('GET', '/notifications');
  expect(vapidKeyOf(service.received[0]!)).toBe(body.push.publicKey);
});

test('of what two programs take, each is sent by one', async () => {
  const [one, other] = [await aSender(), await aSender()];
  const players = [await aUser(), await aUser(), await aUser()];
  for (const player of players) {
    await addBrowser(player);
    await beat(player);
  }
  await Promise.all([one.sender.sendDue(), other.sender.sendDue(), one.sender.sendDue()]);
  expect(one.service.received.length + other.service.received.length).toBe(3);
});

test('a user gets one message a UTC day, and the next one on the next', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  const browser = await addBrowser(player);
  const titles = () =>
    service.received.map((push) => (browser.read(push) as { title: string }).title);
  await beat(player, 'rookie6');
  await sender.sendDue();
  await beat(player, 'casey');
  await sender.sendDue();
  expect(titles()).toEqual(['Beaten 4-3 by rookie6']);
  expect(await countWaiting(player)).toBe(0);
  app.advanceTime({ days: 1 });
  await beat(player, 'flynn');
  await sender.sendDue();
  expect(titles()).toEqual(['Beaten 4-3 by rookie6', 'Beaten 4-3 by flynn']);
});

test('two notifications of one day that are due at once are one message', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await addBrowser(player);
  await beat(player, 'rookie6');
  await beat(player, 'casey');
  await sender.sendDue();
  expect(service.received).toHaveLength(1);
});

test.each([404, 410])(
  'a browser whose push service says %i is gone from the list',
  async (status) => {
    const { sender, service } = await aSender();
    service.respond = (response) => void response.writeHead(status).end();
    const player = await aUser();
    await addBrowser(player);
    await beat(player);
    await sender.sendDue();
    expect(await listBrowsers(player)).toEqual([]);
    expect(await countWaiting(player)).toBe(0);
  },
);

test('a service that is away is tried ever less for a day; a browser that took it is left out', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  const away = await addBrowser(player);
  const there = await addBrowser(player);
  let isAway = true;
  service.respond = (response) => {
    const { path } = service.received.at(-1)!;
    response.writeHead(isAway && path === away.path ? 503 : 201).end();
  };
  const countTo = (browser: PushBrowser) =>
    service.received.filter(({ path }) => path === browser.path).length;
  await beat(player);
  // Only this user's: the clock stands still but for what the test lets pass.
  for (let minute = 0; minute < 60; minute += 1) {
    await sender.sendDue();
    app.advanceTime({ minutes: 1 });
  }
  expect(countTo(there)).toBe(1);
  expect(countTo(away)).toBeGreaterThan(2);
  expect(countTo(away)).toBeLessThan(6);
  isAway = false;
  const before = countTo(away);
  for (let hour = 0; hour < 6; hour += 1) {
    app.advanceTime({ hours: 1 });
    await sender.sendDue();
  }
  expect(countTo(away)).toBe(before + 1);
  expect(await countWaiting(player)).toBe(0);
});

test('a service that asks to wait is left alone for as long', async () => {
  const { sender, service } = await aSender();
  service.respond = (response) => void response.writeHead(503, { 'retry-after': '1800' }).end();
  const player = await aUser();
  await addBrowser(player);
  await beat(player);
  await sender.sendDue();
  app.advanceTime({ minutes: 29 });
  await sender.sendDue();
  expect(service.received).toHaveLength(1);
  app.advanceTime({ minutes: 1 });
  await sender.sendDue();
  expect(service.received).toHaveLength(2);
});

test('what is not delivered within a day is dropped', async () => {
  const { sender, service } = await aSender();
  service.respond = (response) => void response.writeHead(503).end();
  const player = await aUser();
  await addBrowser(player);
  await beat(player);
  for (let hour = 0; hour < 25; hour += 1) {
    await sender.sendDue();
    app.advanceTime({ hours: 1 });
  }
  expect(await countWaiting(player)).toBe(0);
  expect(await lettersTo(player)).toEqual([]);
  expect(await listBrowsers(await signIn(app, player))).toHaveLength(1);
});

test('a service that changes to another protocol holds up no other message', async () => {
  const { sender, service } = await aSender();
  const [player, other] = [await aUser(), await aUser()];
  const changing = await addBrowser(player);
  const browser = await addBrowser(other);
  service.respond = (response) => {
    if (service.received.at(-1)!.path === changing.path) switchProtocols(response);
    else response.writeHead(201).end();
  };
  await beat(player);
  await sender.sendDue();
  await beat(other);
  await sender.sendDue();
  expect(service.received.map(({ path }) => path)).toEqual([changing.path, browser.path]);
  expect(await countWaiting(player)).toBe(0);
});

test('a program that ends while it sends leaves the message to another', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await addBrowser(player);
  await beat(player);
  // It has taken the message, and no more is heard of it.
  await database.sql(
    `update outbox_notification set attempts = 1, next_attempt_at = $2 where user_id = $1`,
    [player.userID, new Date(clock().getTime() + 60_000)],
  );
  await sender.sendDue();
  expect(service.received).toEqual([]);
  app.advanceTime({ minutes: 1 });
  await sender.sendDue();
  expect(service.received).toHaveLength(1);
});

test('a browser is sent nothing after its session was ended', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await addBrowser(player);
  await beat(player);
  await player.request('POST', '/auth/logout', {
    body: { accessToken: player.tokens.AccessToken },
  });
  await sender.sendDue();
  expect(service.received).toEqual([]);
  expect(await listBrowsers(await signIn(app, player))).toEqual([]);
});

test('one that the user signed out from elsewhere is sent nothing either', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await addBrowser(player);
  const elsewhere = await signIn(app, player);
  await elsewhere.request('POST', '/auth/sessions/endOthers');
  await beat(player);
  await sender.sendDue();
  expect(service.received).toEqual([]);
  expect(await listBrowsers(elsewhere)).toEqual([]);
});

test('a session that has lapsed does not end messages: they are for who is away', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await addBrowser(player);
  app.advanceTime({ days: 20 });
  await beat(player);
  await sender.sendDue();
  expect(service.received).toHaveLength(1);
});

test('without a browser a user who wants letters gets one, with the way to no more of them', async () => {
  const { sender, wakened } = await aSender();
  const player = await aUser();
  await wantLetters(player);
  await beat(player);
  await sender.sendDue();
  const [letter, ...others] = await lettersTo(player);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: 'Beaten 4-3 by rookie6' });
  expect(letter!.text).toContain('Mudville Nine lost while you were away.');
  expect(letter!.text).toMatch(/https:\/\/pennant\.example\.com\/unsubscribe\?token=pnu_[\w-]{64}/);
  expect(wakened()).toBe(1);
});

test('the link of a letter leads to what it tells of', async () => {
  const { sender } = await aSender();
  const [beaten, entrant] = [await aUser(), await aUser()];
  const cupID = '01990000-0000-7000-8000-00000000000c';
  for (const player of [beaten, entrant]) await wantLetters(player);
  await beat(beaten);
  await database.transaction((tx) =>
    notify(tx, {
      userID: entrant.userID,
      now: clock(),
      kind: 'cup',
      opponent: 'rookie6',
      cupID,
      cup: 'Friday Cup',
    }),
  );
  await sender.sendDue();
  for (const [player, path] of [
    [beaten, '/'],
    [entrant, `/cups/${cupID}`],
  ] as const) {
    const [letter] = await lettersTo(player);
    expect(letter!.text.split('\n')).toContain(`${PUBLIC_URL}${path}`);
    expect(letter!.html).toContain(`<a href="${PUBLIC_URL}${path}">`);
  }
});

test('a user whose browser takes the message gets no letter besides', async () => {
  const { sender, service } = await aSender();
  const player = await aUser();
  await wantLetters(player);
  await addBrowser(player);
  await beat(player);
  await sender.sendDue();
  expect(service.received).toHaveLength(1);
  expect(await lettersTo(player)).toEqual([]);
});

test('where the only browser is gone the letter goes instead', async () => {
  const { sender, service } = await aSender();
  service.respond = (response) => void response.writeHead(410).end();
  const player = await aUser();
  await wantLetters(player);
  await addBrowser(player);
  await beat(player);
  await sender.sendDue();
  expect(await lettersTo(player)).toHaveLength(1);
});

test('letters too are one a day', async () => {
  const { sender } = await aSender();
  const player = await aUser();
  await wantLetters(player);
  for (const opponent of ['rookie6', 'casey']) {
    await beat(player, opponent);
    await sender.sendDue();
  }
  expect(await lettersTo(player)).toHaveLength(1);
  app.advanceTime({ days: 1 });
  await beat(player);
  await sender.sendDue();
  expect(await lettersTo(player)).toHaveLength(2);
});

test('who has switched all off meanwhile is not notified', async () => {
  const { sender } = await aSender();
  const player = await aUser();
  await wantLetters(player);
  await beat(player);
  await player.request('PUT', '/notifications/letters', { body: { letters: false } });
  await sender.sendDue();
  expect(await lettersTo(player)).toEqual([]);
  expect(await countWaiting(player)).toBe(0);
});

test('many are sent in rounds, none of them twice', async () => {
  const { sender } = await aSender();
  const player = await aUser();
  await wantLetters(player);
  for (let game = 0; game < 30; game += 1) await beat(player);
  const taken = [await sender.sendDue(), await sender.sendDue(), await sender.sendDue()];
  expect(taken).toEqual([20, 10, 0]);
  expect(await lettersTo(player)).toHaveLength(1);
});
