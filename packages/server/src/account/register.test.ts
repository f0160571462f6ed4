import { describe, expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD } from '../testing/a-player.ts';

const app = await anApp();
const register = (username: string, email: string, password = GOOD_PASSWORD) =>
  app.request('POST', '/users', { body: { username, email, password } });
const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to === email);
const countAccounts = async () => (await app.database.sql('select from account')).length;

describe('registering', () => {
  test('is refused without a rule-abiding password, with a message for each rule', async () => {
    const { status, body } = await register('Weak', 'weak@example.com', 'short');
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'password_refused' });
    expect(body.details.map(({ message }: { message: string }) => message)).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least 1 number',
      'Password must contain at least 1 special character',
      'Password must contain at least 1 uppercase letter',
    ]);
  });

  test.each(['not an address', 'a@b', '@example.com'])(
    'is refused with %j for an e-mail address',
    async (email) => {
      expect(await register('Somebody', email)).toMatchObject({
        status: 422,
        body: { code: 'email_malformed' },
      });
    },
  );

  test('is refused where a field is missing or of another type', async () => {
    for (const body of [
      {},
      { username: 'Ty', email: 'ty@example.com' },
      { username: 1, email: 2, password: 3 },
      [],
      null,
    ]) {
      expect(await app.request('POST', '/users', { body })).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
    }
  });

  test('a username is taken whatever its case', async () => {
    await register('Honus', 'honus@example.com');
    expect(await register('HONUS', 'other@example.com')).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    });
  });

  test('again with the same details, as after a lost response, gives the same response and creates nothing', async () => {
    await register('Cyclone', 'cy@example.com');
    const before = await countAccounts();
    expect(await register('Cyclone', 'cy@example.com')).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await countAccounts()).toBe(before);
    expect(await emailsTo('cy@example.com')).toHaveLength(1);
  });

  test('of one name by many at once makes one account', async () => {
    const before = await countAccounts();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, number) => register('Walter', `walter${number}@example.com`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await countAccounts()).toBe(before + 1);
  });
});

describe('whether an address has an account', () => {
  test('is not revealed when registering: only the owner gets an email about it, and the name is taken either way', async () => {
    const { email } = await aPlayer(app, { username: 'Lefty' });
    const known = await register('Grove', email.toUpperCase());
    const unknown = await register('Carl', 'carl@example.com');
    // Only the secrets differ, and their form does not.
    const formOf = ({ status, body }: typeof known) => {
      expect(body.signIn).toMatch(/^pnw_[\w-]{64}$/);
      return { status, body: { ...body, signIn: 'pnw_' } };
    };
    expect(formOf(known)).toEqual(formOf(unknown));
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'You already have a Pennant account',
    ]);
    expect((await register('Grove', 'free@example.com')).body.code).toBe('username_taken');
    expect((await register('Carl', 'free@example.com')).body.code).toBe('username_taken');
  });

  test.each(['/auth/forgot', '/auth/resend'])('is not revealed by %s', async (path) => {
    await register('Mel', 'mel@example.com');
    const known = await app.request('POST', path, { body: { email: 'mel@example.com' } });
    const unknown = await app.request('POST', path, { body: { email: 'nobody@example.com' } });
    expect(known).toMatchObject({ status: 200, body: { ok: true } });
    expect(unknown).toMatchObject({ status: 200, body: { ok: true } });
    expect(await emailsTo('nobody@example.com')).toEqual([]);
  });

  test('is not revealed by signing in, nor whether a name exists', async () => {
    await register('Jimmie', 'jimmie@example.com');
    const logIn = (username: string) =>
      app.request('POST', '/auth/login', { body: { username, password: 'Wrong#1-password' } });
    const known = await logIn('Jimmie');
    const unknown = await logIn('Nobody');
    expect(known).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(unknown.body).toEqual(known.body);
  });
});

test('a confirmation link that is forged, of another kind, or too old is refused', async () => {
  await register('Rogers', 'rogers@example.com');
  const text = (await emailsTo('rogers@example.com'))[0]!.text;
  const token = /token=([\w-]+)/.exec(text)![1]!;
  const confirm = (sent: string) => app.request('POST', '/auth/confirm', { body: { token: sent } });
  const forged = token.slice(0, -2) + (token.endsWith('AA') ? 'BA' : 'AA');
  expect((await confirm(forged)).body.code).toBe('letter_token_invalid');
  expect((await confirm(token.replace('pnc_', 'pns_'))).body.code).toBe('letter_token_invalid');
  expect((await confirm('nonsense')).body.code).toBe('letter_token_invalid');
  app.advanceTime({ hours: 24 });
  expect(await confirm(token)).toMatchObject({
    status: 422,
    body: { code: 'letter_token_expired' },
  });
});
