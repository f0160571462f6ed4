import { expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD } from '../testing/a-player.ts';
import { minUuidV7At } from '../platform/uuid-v7.ts';
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

test('a name that a registration of before 0014 took, without an account, is free after a day', async () => {
  const { username } = await aPlayer(app);
  // Not a new id: those of one process ascend, also after a test whose clock was ahead.
  const userID = minUuidV7At(app.clock());
  await app.database.sql(`insert into username_directory values ('squatter', $1)`, [userID]);
  const takeName = async () =>
    (
      await app.request('POST', '/users', {
        body: { username: 'Squatter', email: 'new@example.com', password: GOOD_PASSWORD },
      })
    ).body;
  const isTaken = async (name: string) =>
    (
      await app.database.sql('select from username_directory where username_key = $1', [
        name.toLowerCase(),
      ])
    ).length === 1;
  app.advanceTime({ hours: 23, minutes: 59 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await isTaken('Squatter')).toBe(true);
  expect((await takeName()).code).toBe('username_taken');
  app.advanceTime({ minutes: 2 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  expect(await isTaken('Squatter')).toBe(false);
  expect(await isTaken(username)).toBe(true);
  expect(await takeName()).toMatchObject({ ok: true });
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
