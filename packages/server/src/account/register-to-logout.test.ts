import { expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { aSeason } from '../packs/testing/a-season.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });

const lastToken = async () => /token=([\w-]+)/.exec((await app.emails())[0]?.text ?? '')?.[1] ?? '';
const babe = { username: 'Babe', email: 'babe@example.com', password: GOOD_PASSWORD };

test('a newcomer registers, confirms by email, logs in, sees their account and logs out', async () => {
  expect((await app.request('POST', '/users', { body: babe })).body).toMatchObject({ ok: true });

  const [message] = await app.emails();
  expect(message).toMatchObject({
    to: 'babe@example.com',
    subject: expect.stringContaining('Confirm'),
  });
  expect(message?.text).toContain('http://127.0.0.1:3000/confirm?token=');

  const early = await app.request('POST', '/auth/login', { body: babe });
  expect(early).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });

  const token = await lastToken();
  expect((await app.request('POST', '/auth/confirm', { body: { token } })).body).toEqual({
    ok: true,
    maySignIn: false,
  });

  const { status, body: tokens } = await app.request('POST', '/auth/login', {
    body: { ...babe, username: 'bABE' },
  });
  expect(status).toBe(200);
  const me = await app.request('GET', '/users/me', { token: tokens.IdToken });
  expect(me).toMatchObject({
    status: 200,
    body: {
      username: 'Babe',
      email: 'babe@example.com',
      exp: 0,
      gameSpeed: 'normal',
      discordUsername: null,
      isAdmin: false,
      mustChangePassword: false,
    },
  });

  const wallet = await app.request('GET', '/wallet/get', { token: tokens.AccessToken });
  expect(wallet.body.WalletTransactions).toMatchObject([
    { reason: 'Starter set', amount: wallet.body.balance },
  ]);
  const cards = await app.request('GET', '/card/user', { token: tokens.AccessToken });
  expect(cards.body.totalCards).toBe(24);

  expect(
    (await app.request('POST', '/auth/logout', { body: { accessToken: tokens.AccessToken } })).body,
  ).toEqual({ ok: true });
  const after = await app.request('GET', '/users/me', { token: tokens.IdToken });
  expect(after).toMatchObject({ status: 401, body: { code: 'session_ended' } });
});

test('the same link again changes nothing and gives the same response', async () => {
  const token = await lastToken();
  const countJournals = async () => (await app.database.sql('select from journal')).length;
  const before = await countJournals();
  expect((await app.request('POST', '/auth/confirm', { body: { token } })).status).toBe(200);
  expect(await countJournals()).toBe(before);
});

test('a link opened by email, reset and several tabs at once brings one starter set', async () => {
  const lou = { username: 'Lou', email: 'lou@example.com', password: GOOD_PASSWORD };
  await app.request('POST', '/users', { body: lou });
  const token = await lastToken();
  await app.request('POST', '/auth/forgot', { body: { email: lou.email } });
  const reset = { token: await lastToken(), password: GOOD_PASSWORD };
  const responses = await Promise.all([
    ...[1, 2, 3, 4, 5].map(() => app.request('POST', '/auth/confirm', { body: { token } })),
    app.request('POST', '/auth/reset', { body: reset }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const sets = await app.database.sql(
    `select from journal join account using (user_id) where username = 'Lou'`,
  );
  expect(sets).toHaveLength(1);
});
