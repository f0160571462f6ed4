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

test('an account that was not confirmed within a week goes, with its name and address; players stay', async () => {
  await register();
  const { username } = await aPlayer(app, { username: 'Regular' });
  app.advanceTime({ days: 6 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await usernames()).toEqual(['Drifter', username]);
  app.advanceTime({ days: 2 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await usernames()).toEqual([username]);
  expect((await register()).body).toMatchObject({ ok: true });
});

test('a name that was taken with an address of somebody else is free again after a week', async () => {
  const { email, username } = await aPlayer(app);
  const registerWith = (email: string) =>
    app.request('POST', '/users', {
      body: { username: 'Squatter', email, password: GOOD_PASSWORD },
    });
  expect((await registerWith(email)).body).toMatchObject({ ok: true });
  app.advanceTime({ days: 6 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect((await registerWith('new@example.com')).body.code).toBe('username_taken');
  app.advanceTime({ days: 2 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect((await registerWith('new@example.com')).body).toMatchObject({ ok: true });
  const names = await app.database.sql('select from username_directory where username_key = $1', [
    username,
  ]);
  expect(names).toHaveLength(1);
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
