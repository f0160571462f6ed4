import type { Tokens } from '@pennant/contract/account';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { purgeExpiredAccountsAndTokens } from './purge-expired.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });

let newcomers = 0;
const tokenOf = async (email: string) =>
  /token=([\w-]+)/.exec((await app.emails()).find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';

/** Registers a newcomer. Returns the secret of the browser, and what leads on. */
async function aNewcomer() {
  const username = `Rookie${(newcomers += 1)}`;
  const email = `${username.toLowerCase()}@example.com`;
  const register = () =>
    app.request('POST', '/users', { body: { username, email, password: GOOD_PASSWORD } });
  const { body } = await register();
  const signIn = body.signIn as string;
  const token = await tokenOf(email);
  return {
    username,
    email,
    signIn,
    register,
    confirm: (secret?: string) =>
      app.request('POST', '/auth/confirm', { body: { token, signIn: secret } }),
    logIn: (password = GOOD_PASSWORD) =>
      app.request<Tokens>('POST', '/auth/login', { body: { username, password } }),
  };
}
const signInWith = (signIn: string) =>
  app.request('POST', '/auth/confirm/login', { body: { signIn } });
const sessionsOf = (username: string) =>
  app.database.sql('select from session join account using (user_id) where username = $1', [
    username,
  ]);
const GONE = { status: 401, body: { code: 'sign_in_secret_gone' } };

test('the browser that registered signs in once, after the letter was opened', async () => {
  const { username, signIn, confirm } = await aNewcomer();
  expect(await signInWith(signIn)).toMatchObject({ body: { code: 'email_not_confirmed' } });
  expect((await confirm(signIn)).body).toEqual({ ok: true, maySignIn: true });
  const { status, body } = await signInWith(signIn);
  expect(status).toBe(200);
  const me = await app.request('GET', '/users/me', { token: body.IdToken });
  expect(me.body).toMatchObject({ username });
  expect(await signInWith(signIn)).toMatchObject(GONE);
  expect((await confirm(signIn)).body).toEqual({ ok: true, maySignIn: false });
});

test('opening the letter, by mail scanners too, starts no session and uses nothing up', async () => {
  const { username, signIn, confirm } = await aNewcomer();
  for (let opened = 0; opened < 3; opened += 1) {
    expect((await confirm()).body).toEqual({ ok: true, maySignIn: false });
  }
  expect(await sessionsOf(username)).toHaveLength(0);
  expect((await signInWith(signIn)).status).toBe(200);
});

test('of two clicks at once one signs in', async () => {
  const { username, signIn, confirm } = await aNewcomer();
  await confirm();
  const responses = await Promise.all([1, 2, 3].map(() => signInWith(signIn)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(2);
  expect(await sessionsOf(username)).toHaveLength(1);
});

test('another browser, with no secret or with that of somebody else, is shown Login', async () => {
  const [one, other] = [await aNewcomer(), await aNewcomer()];
  expect((await one.confirm(other.signIn)).body.maySignIn).toBe(false);
  expect((await one.confirm('pnw_nonsense')).body.maySignIn).toBe(false);
  expect(await signInWith('pnw_nonsense')).toMatchObject(GONE);
  expect((await one.confirm(one.signIn)).body.maySignIn).toBe(true);
});

test('an admin always logs in by password', async () => {
  const { username, signIn, confirm } = await aNewcomer();
  await app.database.sql('update account set is_admin = true where username = $1', [username]);
  expect((await confirm(signIn)).body.maySignIn).toBe(false);
  expect(await signInWith(signIn)).toMatchObject(GONE);
});

test('a login by password ends the right to sign in', async () => {
  const { signIn, confirm, logIn } = await aNewcomer();
  await confirm();
  expect((await logIn()).status).toBe(200);
  expect(await signInWith(signIn)).toMatchObject(GONE);
});

test('a password that was reset ends the right to sign in, even before the confirmation', async () => {
  const { email, signIn } = await aNewcomer();
  await app.request('POST', '/auth/forgot', { body: { email } });
  const token = await tokenOf(email);
  const body = { token, password: 'Another#1-password' };
  expect((await app.request('POST', '/auth/reset', { body })).status).toBe(200);
  expect(await signInWith(signIn)).toMatchObject(GONE);
});

test('a change of address ends the right to sign in', async () => {
  const { username, signIn, confirm, logIn, register } = await aNewcomer();
  await confirm();
  const { body: tokens } = await logIn();
  // As if the browser had registered again and again, just before the change.
  await register();
  await app.database.sql(
    `insert into registration select user_id, null, sha256(convert_to($2, 'utf8')), now() + interval '9 years'
     from account where username = $1`,
    [username, signIn],
  );
  await app.request('PUT', '/users/changeEmail', {
    token: tokens.AccessToken,
    body: { email: `moved-${username}@example.com`, password: GOOD_PASSWORD },
  });
  const token = await tokenOf(`moved-${username}@example.com`);
  await app.request('POST', '/auth/confirmEmail', { body: { token } });
  expect(await signInWith(signIn)).toMatchObject(GONE);
});

test('a secret lasts as long as the link of the letter, then nothing of it is left', async () => {
  const { signIn, confirm } = await aNewcomer();
  await confirm();
  app.advanceTime({ hours: 24 });
  expect(await signInWith(signIn)).toMatchObject(GONE);
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  const left = await app.database.sql(
    'select from registration join account using (user_id) where email_confirmed_at is not null',
  );
  expect(left).toEqual([]);
});

test('the same registration again gets a good secret; the former one is good no more', async () => {
  const { signIn, register, confirm } = await aNewcomer();
  const again = (await register()).body.signIn;
  expect((await confirm(signIn)).body.maySignIn).toBe(false);
  expect((await confirm(again)).body.maySignIn).toBe(true);
});

test('an address that has an account gives a secret like any other, which signs in to nothing', async () => {
  const { email, confirm } = await aNewcomer();
  await confirm();
  const body = { username: 'Impostor', email, password: GOOD_PASSWORD };
  const { body: answer } = await app.request('POST', '/users', { body });
  expect(answer).toEqual({
    ok: true,
    signIn: expect.stringMatching(/^pnw_[\w-]{64}$/),
    outbox: '/dev/mail',
  });
  expect(await signInWith(answer.signIn)).toMatchObject({ body: { code: 'email_not_confirmed' } });
  app.advanceTime({ hours: 24 });
  expect(await signInWith(answer.signIn)).toMatchObject(GONE);
});
