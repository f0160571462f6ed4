import { describe, expect, test } from 'vitest';
import { aPlayer, GOOD_PASSWORD, signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { ATTEMPT_LIMITS, countAttempt } from '../platform/sign-in-and-email-limits.ts';
import { purgeExpiredAccountsAndTokens } from './purge-expired.ts';

/** Two servers on one database: attempts counted by one count for the other. */
const app = await anApp({ settings: { limitsFactor: 1 } });
const other = await anApp({
  database: app.database,
  clock: app.clock,
  settings: { limitsFactor: 1 },
});
const WRONG = 'Wrong#1-password';

const logIn = (username: string, password: string, from: string, server = app) =>
  server.request('POST', '/auth/login', { body: { username, password }, from });
const statusesOf = (responses: readonly { readonly status: number }[]) => {
  const count = (status: number) => responses.filter((response) => response.status === status);
  return { wrong: count(401).length, stopped: count(429).length, in: count(200).length };
};
const lettersTo = async ({ email }: TestPlayer) =>
  (await app.emails()).filter(({ to, subject }) => to === email && subject.includes('passwords'));

/** Shuts a user out by failures from everywhere, the last ones with their work done. */
const shutOut = async ({ username }: TestPlayer) => {
  await failedElsewhere(username, 50);
  for (let n = 0; n < 2; n += 1)
    expect((await logIn(username, WRONG, aNetwork())).status).toBe(429);
};

let networks = 0;
/** Returns a network that nothing was tried from. */
const aNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};
/** Fails to sign in to a name from many networks at once, on both servers. */
const guessFromEverywhere = (username: string, attempts: number) =>
  Promise.all(
    Array.from({ length: attempts }, (_, n) =>
      logIn(username, WRONG, aNetwork(), n % 2 ? app : other),
    ),
  );
/** Counts failures from elsewhere without the work of checking their passwords. */
const failedElsewhere = (username: string, attempts: number) => {
  const name = username.toLowerCase();
  const count = { limit: ATTEMPT_LIMITS.signInName, subject: name, group: name, factor: 1 };
  return Promise.all(
    Array.from({ length: attempts }, () =>
      countAttempt(app.database, { ...count, now: app.clock() }),
    ),
  );
};

describe('from one network', () => {
  test('five failures in 15 minutes stop sign-in to a name, also with the right password, on every server', async () => {
    const { username } = await aPlayer(app);
    const from = aNetwork();
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, n) => logIn(username, WRONG, from, n % 2 ? app : other)),
    );
    expect(statusesOf(attempts)).toEqual({ wrong: 5, stopped: 7, in: 0 });
    const right = await logIn(username, GOOD_PASSWORD, from, other);
    expect(right).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', error: 'Too many attempts. Try again in 15 minutes.' },
      headers: { 'retry-after': '900' },
    });
  });

  test('nobody else is stopped: the owner signs in from another network', async () => {
    const { username } = await aPlayer(app);
    const stranger = aNetwork();
    for (let n = 0; n < 7; n += 1) await logIn(username, WRONG, stranger);
    expect((await logIn(username, WRONG, stranger)).status).toBe(429);
    expect((await logIn(username, GOOD_PASSWORD, aNetwork())).status).toBe(200);
    expect((await logIn(username, GOOD_PASSWORD, stranger)).status).toBe(429);
  });

  test('trying on while it is stopped makes the stop no longer', async () => {
    const { username } = await aPlayer(app);
    const from = aNetwork();
    for (let n = 0; n < 5; n += 1) await logIn(username, WRONG, from);
    for (const retryAfter of ['600', '300', '1']) {
      app.advanceTime(retryAfter === '1' ? { minutes: 4, seconds: 59 } : { minutes: 5 });
      const stopped = await logIn(username, GOOD_PASSWORD, from);
      expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': retryAfter } });
    }
    app.advanceTime({ seconds: 1 });
    expect((await logIn(username, GOOD_PASSWORD, from)).status).toBe(200);
  });

  test('a right password makes its failures forgotten', async () => {
    const { username } = await aPlayer(app);
    const from = aNetwork();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await logIn(username, WRONG, from);
      expect((await logIn(username, GOOD_PASSWORD, from)).status).toBe(200);
      app.advanceTime({ minutes: 1 });
    }
  });

  test('the first 64 bits of IPv6 addresses are one network', async () => {
    const { username } = await aPlayer(app);
    const attempts = [];
    for (let host = 1; host <= 6; host += 1)
      attempts.push(await logIn(username, WRONG, `2001:db8:0:7:${host}::${host}`));
    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(username, WRONG, '2001:db8:0:8::1')).status).toBe(401);
    expect((await logIn(username, WRONG, '::ffff:10.200.0.1')).status).toBe(401);
  });
});

describe('over all networks', () => {
  test('fifty failures in 15 minutes stop sign-in to a name, on every server', async () => {
    const { username } = await aPlayer(app);
    expect(statusesOf(await guessFromEverywhere(username, 56))).toEqual({
      wrong: 50,
      stopped: 6,
      in: 0,
    });
    expect((await logIn(username, GOOD_PASSWORD, aNetwork(), other)).status).toBe(429);
    app.advanceTime({ minutes: 14, seconds: 59 });
    expect((await logIn(username, GOOD_PASSWORD, aNetwork())).status).toBe(429);
    app.advanceTime({ seconds: 1 });
    expect((await logIn(username, GOOD_PASSWORD, aNetwork())).status).toBe(200);
  });

  test('networks that the account signed in from are spared, never from their own five', async () => {
    const player = await aPlayer(app);
    const home = '2001:db8:1:1::';
    await logIn(player.username, GOOD_PASSWORD, `${home}1`);
    app.advanceTime({ days: 89 });
    await failedElsewhere(player.username, 50);
    // Another device of the same home.
    for (let n = 2; n < 6; n += 1)
      expect((await logIn(player.username, WRONG, `${home}${n}`)).status).toBe(401);
    expect((await logIn(player.username, GOOD_PASSWORD, `${home}6`)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) await logIn(player.username, WRONG, `${home}1`);
    expect((await logIn(player.username, GOOD_PASSWORD, `${home}1`)).status).toBe(429);
  });

  test('a network is spared for 90 days, and only for the account that signed in', async () => {
    const [player, neighbour] = [await aPlayer(app), await aPlayer(app)];
    const home = aNetwork();
    await logIn(player.username, GOOD_PASSWORD, home);
    app.advanceTime({ days: 90 });
    for (const { username } of [player, neighbour]) {
      await failedElsewhere(username, 50);
      expect((await logIn(username, GOOD_PASSWORD, home)).status).toBe(429);
    }
    app.advanceTime({ minutes: 15 });
    await logIn(player.username, GOOD_PASSWORD, home);
    await failedElsewhere(neighbour.username, 50);
    expect((await logIn(neighbour.username, GOOD_PASSWORD, home)).status).toBe(429);
  });

  test('right passwords are no failures, and forget none of the strangers’', async () => {
    const { username } = await aPlayer(app);
    await failedElsewhere(username, 45);
    for (let n = 0; n < 8; n += 1)
      expect((await logIn(username, GOOD_PASSWORD, aNetwork())).status).toBe(200);
    expect(statusesOf(await guessFromEverywhere(username, 8))).toEqual({
      wrong: 5,
      stopped: 3,
      in: 0,
    });
  });
});

describe('a name without an account', () => {
  test('counts and answers alike, from one network and from all', async () => {
    const { username } = await aPlayer(app);
    const run = async (name: string) => {
      const one = aNetwork();
      const responses = [];
      for (let n = 0; n < 6; n += 1) responses.push(await logIn(name, WRONG, one));
      await failedElsewhere(name, 43);
      for (let n = 0; n < 5; n += 1) responses.push(await logIn(name, WRONG, aNetwork()));
      return responses.map(({ status, body, headers }) => ({
        status,
        body,
        retryAfter: headers['retry-after'],
      }));
    };
    const known = await run(username);
    expect(await run('nobody-at-all')).toEqual(known);
    expect(known[5]).toMatchObject({ status: 429 });
    expect(known.map(({ status }) => status).slice(-5)).toEqual([401, 401, 429, 429, 429]);
  });

  test('leaves no letter, and nor does one that waits for its confirmation', async () => {
    const body = { username: 'Waiting', email: 'waiting@example.com', password: GOOD_PASSWORD };
    await app.request('POST', '/users', { body, from: aNetwork() });
    const before = await app.emails();
    for (const name of ['Waiting', 'nobody-anywhere']) {
      await failedElsewhere(name, 50);
      expect((await logIn(name, WRONG, aNetwork())).status).toBe(429);
    }
    expect(await app.emails()).toEqual(before);
  });
});

describe('the owner', () => {
  test('gets a letter past the fifty, one while they last and three an hour at most', async () => {
    const player = await aPlayer(app);
    await failedElsewhere(player.username, 49);
    expect((await logIn(player.username, WRONG, aNetwork())).status).toBe(401);
    expect(await lettersTo(player)).toEqual([]);
    for (let n = 0; n < 4; n += 1) await logIn(player.username, WRONG, aNetwork());
    expect(await lettersTo(player)).toHaveLength(1);
    for (const letters of [2, 3, 3]) {
      app.advanceTime({ minutes: 15 });
      await shutOut(player);
      expect(await lettersTo(player)).toHaveLength(letters);
    }
    app.advanceTime({ minutes: 15 });
    await shutOut(player);
    expect(await lettersTo(player)).toHaveLength(4);
  });

  test('is told by nobody’s request for letters that it came', async () => {
    const player = await aPlayer(app);
    await shutOut(player);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const body = { email: player.email };
      const from = aNetwork();
      statuses.push((await app.request('POST', '/auth/forgot', { body, from })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('sets a new password by it and is let in at once, wherever they were stopped', async () => {
    const player = await aPlayer(app);
    const [home, phone] = [aNetwork(), aNetwork()];
    for (let n = 0; n < 6; n += 1) await logIn(player.username, WRONG, home);
    await shutOut(player);
    for (let n = 0; n < 6; n += 1)
      await player.request('PUT', '/users/changePassword', {
        body: { currentPassword: WRONG, newPassword: 'Better#1-password' },
      });
    const [letter] = await lettersTo(player);
    const token = /\/reset\?token=([\w-]+)/.exec(letter!.text)?.[1];
    const reset = { token, password: 'Fresh#1-password' };
    expect((await app.request('POST', '/auth/reset', { body: reset, from: phone })).status).toBe(
      200,
    );

    // Strangers go on.
    expect((await logIn(player.username, 'Fresh#1-password', home)).status).toBe(200);
    await shutOut(player);
    const again = await logIn(player.username, 'Fresh#1-password', phone);
    expect(again.status).toBe(200);
    const changed = await app.request('PUT', '/users/changePassword', {
      token: again.body.AccessToken,
      body: { currentPassword: 'Fresh#1-password', newPassword: GOOD_PASSWORD },
    });
    expect(changed.status, 'their own wrong passwords are forgotten too').toBe(200);
  });

  test('who changes the password is stopped nowhere either', async () => {
    const player = await aPlayer(app);
    const home = aNetwork();
    for (let n = 0; n < 6; n += 1) await logIn(player.username, WRONG, home);
    const body = { currentPassword: GOOD_PASSWORD, newPassword: 'Fresh#1-password' };
    await player.request('PUT', '/users/changePassword', { body });
    expect((await logIn(player.username, 'Fresh#1-password', home)).status).toBe(200);
  });
});

describe('the networks of a user', () => {
  const kept = (userID: string) =>
    app.database.sql('select network from sign_in_network where user_id = $1', [userID]);

  test('are in their export, the last first, and in nobody else’s', async () => {
    const [player, stranger] = [await aPlayer(app), await aPlayer(app)];
    app.advanceTime({ minutes: 1 });
    await logIn(player.username, GOOD_PASSWORD, '2001:db8:5:6:7::8');
    app.advanceTime({ minutes: 1 });
    await logIn(player.username, GOOD_PASSWORD, '192.0.2.7');
    await logIn(player.username, WRONG, '192.0.2.8');
    const { body } = await player.request('GET', '/users/export');
    expect(body.networks).toEqual([
      { network: '192.0.2.7', lastSignIn: app.clock().toISOString() },
      { network: '2001:db8:5:6::/64', lastSignIn: expect.any(String) },
      { network: '127.0.0.1', lastSignIn: expect.any(String) },
    ]);
    expect((await stranger.request('GET', '/users/export')).body.networks).toHaveLength(1);
  });

  test('go after 90 days, and with the account', async () => {
    const player = await aPlayer(app);
    app.advanceTime({ days: 89 });
    await purgeExpiredAccountsAndTokens(app.database, app.clock());
    expect(await kept(player.userID)).toHaveLength(1);
    app.advanceTime({ days: 1 });
    await purgeExpiredAccountsAndTokens(app.database, app.clock());
    expect(await kept(player.userID)).toEqual([]);
    const again = await signIn(app, player);
    expect(await kept(player.userID)).toHaveLength(1);
    await again.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    expect(await kept(player.userID)).toEqual([]);
  });
});
