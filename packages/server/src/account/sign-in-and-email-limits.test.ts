import { describe, expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD } from '../testing/a-player.ts';

const app = await anApp({ settings: { limitsFactor: 1 } });
const logIn = (username: string, password: string, from: string) =>
  app.request('POST', '/auth/login', { body: { username, password }, from });

describe('sign-in', () => {
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

test('three letters of a kind an hour to one address of mail, known or not', async () => {
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

describe('letters that strangers ask for', () => {
  const ask = async (path: string, body: object, from: string) =>
    (await app.request('POST', path, { body, from })).status;
  const lastLetter = async (email: string) =>
    (await app.emails()).find(({ to }) => to === email)?.text;

  test('to confirm an address keep none for a new password back', async () => {
    const { email } = await aPlayer(app);
    for (let n = 0; n < 3; n += 1) await ask('/auth/resend', { email }, `10.6.0.${n}`);
    expect(await ask('/auth/resend', { email }, '10.6.0.3')).toBe(429);
    expect(await ask('/auth/forgot', { email }, '10.6.0.4')).toBe(200);
    expect(await lastLetter(email)).toContain('/reset?token=');
  });

  test('for a new password keep none to confirm an address back', async () => {
    const email = 'newcomer@example.com';
    for (let n = 0; n < 3; n += 1) await ask('/auth/forgot', { email }, `10.7.0.${n}`);
    const registration = { username: 'newcomer', email, password: GOOD_PASSWORD };
    expect(await ask('/users', registration, '10.7.0.3')).toBe(200);
    expect(await lastLetter(email)).toContain('/confirm?token=');
  });
});

test('however small the factor of limits is, each lets one through', async () => {
  const strict = await anApp({ settings: { limitsFactor: 0.1 } });
  const email = 'only-fan@example.com';
  const body = { username: 'only_fan', email, password: GOOD_PASSWORD };
  expect((await strict.request('POST', '/users', { body })).status).toBe(200);
  expect((await strict.emails()).map(({ to }) => to)).toEqual([email]);
  const again = await strict.request('POST', '/auth/resend', { body: { email } });
  expect(again.status).toBe(429);
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
