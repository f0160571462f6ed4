import { passwordFaults } from '@pennant/rules/account/password';
import { expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { makeFirstAdmin } from './first-admin.ts';

const app = await anApp();

test('the first start makes one admin, whose password is told once and works', async () => {
  const starts = await Promise.all(
    Array.from({ length: 3 }, () =>
      makeFirstAdmin(app.database, { email: 'admin@localhost', now: app.clock() }),
    ),
  );
  const [admin, ...others] = starts.filter((made) => made !== null);
  expect(others).toEqual([]);
  expect(passwordFaults(admin!.password)).toEqual([]);
  expect(
    await makeFirstAdmin(app.database, { email: 'admin@localhost', now: app.clock() }),
  ).toBeNull();

  const { body: tokens } = await app.ask('POST', '/auth/login', { body: admin });
  const { body: me } = await app.ask('GET', '/users/me', { token: tokens.IdToken });
  expect(me).toMatchObject({ username: 'admin', isAdmin: true });
  const kept = await app.database.query<{ password_hash: string }>(
    'select password_hash from account',
  );
  expect(kept[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
