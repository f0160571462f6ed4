import { describe, expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD } from '../testing/a-player.ts';

/** Two servers on one database: attempts counted by one count for the other. */
const app = await anApp({ settings: { limitsFactor: 1 } });
const other = await anApp({
  database: app.database,
  clock: app.clock,
  settings: { limitsFactor: 1 },
});
const logIn = (username: string, password: string, from: string, server = app) =>
  server.request('POST', '/auth/login', { body: { username, password }, from });

describe('sign-in', () => {
  test('stops after five failures in 15 minutes, also with the right password, on every server', async () => {
    const { username } = await aPlayer(app);
    app.advanceTime({ minutes: 15 });
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        logIn(username, 'Wrong#1-password', `10.0.0.${n}`, n % 2 ? app : other),
      ),
    );
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(7);

    const right = await logIn(username, GOOD_PASSWORD, '10.0.1.1', other);
    expect(right).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
      headers: { 'retry-after': '900' },
    });
    app.advanceTime({ minutes: 15 });
    expect((await logIn(username, GOOD_PASSWORD, '10.0.1.1')).status).toBe(200);
  });

  test('is stopped for unknown names just the same', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await logIn('nobody-at-all', 'x', `10.1.0.${n}`)).status).toBe(401);
    expect((await logIn('nobody-at-all', 'x', '10.1.0.9')).status).toBe(429);
  });

  test('forgets failures after a success', async () => {
    const { username } = await aPlayer(app);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1)
        await logIn(username, 'Wrong#1-password', `10.2.${round}.${n}`);
      expect((await logIn(username, GOOD_PASSWORD, `10.2.${round}.9`)).status).toBe(200);
    }
  });

  test('takes twenty attempts a minute from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await logIn(`guess${n}`, 'x', '10.3.0.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    app.advanceTime({ minutes: 1 });
    expect((await logIn('guess21', 'x', '10.3.0.1')).status).toBe(401);
  });
});

test('five registrations an hour from one address', async () => {
  const register = (n: number, from: string) =>
    app.request('POST', '/users', {
      body: { username: `fan${n}`, email: `fan${n}@example.com`, password: GOOD_PASSWORD },
      from,
    });
  for (let n = 0; n < 5; n += 1) expect((await register(n, '10.4.0.1')).status).toBe(200);
  expect((await register(5, '10.4.0.1')).status).toBe(429);
  expect((await register(6, '10.4.0.2')).status).toBe(200);
  app.advanceTime({ hours: 1 });
  expect((await register(7, '10.4.0.1')).status).toBe(200);
});

test('three letters an hour to one address of mail, known or not', async () => {
  const { email } = await aPlayer(app);
  for (const address of [email, 'unknown@example.com']) {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push(
        (
          await app.request('POST', '/auth/forgot', {
            body: { email: address },
            from: `10.5.0.${n}`,
          })
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

describe('calls of a player', () => {
  test('reads: 200 at once, then 50 a second', async () => {
    const player = await aPlayer(app);
    const read = () => player.request('GET', '/users/me');
    const burst = await Promise.all(Array.from({ length: 203 }, read));
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(3);
    app.advanceTime({ seconds: 1 });
    const later = await Promise.all(Array.from({ length: 52 }, read));
    expect(later.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = later.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('too_many_requests');
    expect(refused.headers['retry-after']).toBe('1');
  });

  test('spending: 40 at once; reading goes on', async () => {
    const player = await aPlayer(app);
    const spend = () => player.request('POST', '/wallet/claim');
    const burst = await Promise.all(Array.from({ length: 42 }, spend));
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await player.request('GET', '/wallet/get')).status).toBe(200);
  });
});
