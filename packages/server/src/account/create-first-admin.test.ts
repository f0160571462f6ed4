import { passwordFaults } from '@pennant/rules/account/password';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import { aDatabase } from '../testing/a-database.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { failingStatements } from '../testing/failing-statements.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { startFirstAdmin } from './start-first-admin.ts';

const app = await anApp();
const start = () => createFirstAdmin(app.database, { email: 'admin@localhost', now: app.clock() });
const starts = await Promise.all([start(), start(), start()]);
const [admin, ...others] = starts.filter((made) => made !== null);

test('the first start creates one admin, whose password is shown once and works', async () => {
  expect(others).toEqual([]);
  expect(passwordFaults(admin!.password)).toEqual([]);
  expect(await start()).toBeNull();

  const { body: tokens } = await app.request('POST', '/auth/login', { body: admin });
  const { body: me } = await app.request('GET', '/users/me', { token: tokens.IdToken });
  expect(me).toMatchObject({ username: 'admin', isAdmin: true });
  const accounts = await app.database.sql<{ password_hash: string }>(
    'select password_hash from account',
  );
  expect(accounts[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the admin is prompted to change the printed password, until it is changed', async () => {
  const { username, password } = admin!;
  const { body: tokens } = await app.request('POST', '/auth/login', {
    body: { username, password },
  });
  const request = (method: 'GET' | 'PUT', path: string, body?: unknown) =>
    app.request(method, path, {
      token: tokens.AccessToken,
      ...(body === undefined ? {} : { body }),
    });

  expect((await app.request('GET', '/users/me', { token: tokens.IdToken })).body).toMatchObject({
    username,
    mustChangePassword: true,
  });
  expect((await request('GET', '/admin/audit')).status, 'they are an admin all the same').toBe(200);

  const changed = await request('PUT', '/users/changePassword', {
    currentPassword: password,
    newPassword: GOOD_PASSWORD,
  });
  expect(changed.body).toMatchObject({ isAdmin: true, mustChangePassword: false });
  expect((await request('GET', '/users/me')).body).toMatchObject({ mustChangePassword: false });
});

test('while the database can’t say whether there is an admin, the start goes on and makes none', async () => {
  const { database, fail, restore } = failingStatements(await aDatabase());
  const listAdmins = () => database.sql('select from account where is_admin');
  const told: string[] = [];
  const options = {
    email: 'admin@localhost',
    clock: app.clock,
    log: pino({ level: 'silent' }),
    tell: (message: string) => told.push(message),
  };
  fail(['account.has_admin'], new DatabaseFailure('database_unavailable', null));
  const job = await startFirstAdmin(database, options);
  onTestFinished(() => job.stop());
  expect([told, await listAdmins()]).toEqual([[], []]);

  restore();
  job.wake();
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^An admin account was made: admin\./)]);
  fail(['account.has_admin'], new Error('asked once more'));
  job.wake();
  await job.stop();
  await expect(startFirstAdmin(database, options), 'another error ends the start').rejects.toThrow(
    'asked once more',
  );
  expect(await listAdmins()).toHaveLength(1);
});
