import { expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD } from '../testing/a-player.ts';
import { purgeExpiredAccountsAndTokens } from './purge-expired.ts';

const app = await anApp();
const register = () =>
  app.request('POST', '/users', {
    body: { username: 'Drifter', email: 'drifter@example.com', password: GOOD_PASSWORD },
  });
const usernames = async () =>
  (
    await app.database.sql<{ username: string }>('select username from account order by username')
  ).map(({ username }) => username);

test('a registration that was not confirmed within a day goes, with its name; players stay', async () => {
  await register();
  const { username } = await aPlayer(app, { username: 'Regular' });
  app.advanceTime({ hours: 23, minutes: 59 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await usernames()).toEqual(['Drifter', username]);
  app.advanceTime({ minutes: 1 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await usernames()).toEqual([username]);
  expect((await register()).body).toMatchObject({ ok: true });
});

test('tokens are reported as expired for a month, then as invalid', async () => {
  const player = await aPlayer(app);
  app.advanceTime({ days: 29 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect((await player.request('GET', '/wallet/get')).body.code).toBe('token_expired');
  app.advanceTime({ days: 10 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect((await player.request('GET', '/wallet/get')).body.code).toBe('token_invalid');
  expect(await app.database.sql('select from session where user_id = $1', [player.userID])).toEqual(
    [],
  );
});

test('a session that goes on stays, while its first tokens are deleted', async () => {
  const player = await aPlayer(app);
  const countTokens = async () =>
    (await app.database.sql('select from session_token where user_id = $1', [player.userID]))
      .length;
  let { RefreshToken: refreshToken } = player.tokens;
  for (let renewals = 0; renewals < 10; renewals += 1) {
    app.advanceTime({ days: 6 });
    const { status, body } = await app.request('POST', '/auth/refresh', { body: { refreshToken } });
    expect(status).toBe(200);
    refreshToken = body.RefreshToken;
  }
  const before = await countTokens();
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await countTokens()).toBeLessThan(before);
  const renewed = await app.request('POST', '/auth/refresh', { body: { refreshToken } });
  expect(renewed.status).toBe(200);
});

test('the token of a letter that nobody used is deleted a month after it expired', async () => {
  const player = await aPlayer(app);
  await app.request('POST', '/auth/forgot', { body: { email: player.email } });
  const tokens = async () =>
    (await app.database.sql('select from letter_token where user_id = $1', [player.userID])).length;
  app.advanceTime({ days: 29 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await tokens()).toBe(1);
  app.advanceTime({ days: 3 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await tokens()).toBe(0);
});
