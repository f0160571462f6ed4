import { beforeAll, describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aPlayer, GOOD_PASSWORD, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { purgeExpiredAccountsAndTokens } from './purge-expired.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });

const register = (username: string, email: string, password = GOOD_PASSWORD) =>
  app.request('POST', '/users', { body: { username, email, password } });
const logIn = (username: string, password = GOOD_PASSWORD) =>
  app.request('POST', '/auth/login', { body: { username, password } });
const post = (path: string, body: object) => app.request('POST', path, { body });
const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to === email);
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => post('/auth/confirm', { token });

/** Returns what tells one response from another: its status, code and fields, without secrets. */
const seen = async (response: ReturnType<typeof register>) => {
  const { status, body, headers } = await response;
  const { signIn, ...rest } = body as { signIn?: string };
  return { status, ...rest, secret: signIn?.length, headers: Object.keys(headers).toSorted() };
};

/** Does all that somebody can who registers an address; returns what they see. */
async function* spyWith(name: string, email: string, spy: TestPlayer) {
  const registered = await register(name, email);
  yield ['registered', await seen(Promise.resolve(registered))];
  const { signIn } = registered.body;
  const look = async function* (when: string) {
    yield [`${when}: login`, await seen(logIn(name))];
    yield [`${when}: login with a wrong password`, await seen(logIn(name, 'Wrong#1-password'))];
    yield [`${when}: the same registration`, await seen(register(name, email))];
    yield [`${when}: with another password`, await seen(register(name, email, 'Other#1-password'))];
    yield [`${when}: with another address`, await seen(register(name, `not-${email}`))];
    yield [`${when}: another name`, await seen(register(`${name}-${when}`, email))];
    yield [`${when}: sign in by the secret`, await seen(post('/auth/confirm/login', { signIn }))];
    yield [`${when}: resend`, await seen(post('/auth/resend', { email }))];
    yield [`${when}: forgot`, await seen(post('/auth/forgot', { email }))];
    const change = { email, password: GOOD_PASSWORD };
    yield [
      `${when}: change to it`,
      await seen(spy.request('PUT', '/users/changeEmail', { body: change })),
    ];
    yield [`${when}: profile`, await seen(app.request('GET', `/players/${name}`))];
  };
  yield* look('soon');
  app.advanceTime({ hours: 23, minutes: 59 });
  await purgeExpiredAccountsAndTokens(app.database, app.clock());
  yield* look('late');
  app.advanceTime({ minutes: 1 });
  // No job has run since: the name is free at that moment.
  yield ['lapsed: login', await seen(logIn(name))];
  yield ['lapsed: the secret', await seen(post('/auth/confirm/login', { signIn }))];
  yield ['lapsed: the name is free', await seen(register(name, `heir-of-${email}`))];
  yield ['lapsed: login of the next', await seen(logIn(name))];
}

const spyOn = async (name: string, email: string, spy: TestPlayer) => {
  const transcript: unknown[] = [];
  for await (const line of spyWith(name, email, spy)) transcript.push(line);
  return transcript;
};

describe('whoever registers an address of somebody else', () => {
  test('sees the same whether or not it has an account, until the name is free again', async () => {
    const owner = await aPlayer(app);
    const known = await spyOn('Spy-one', owner.email, await aPlayer(app));
    const unknown = await spyOn('Spy-two', 'nobody@example.com', await aPlayer(app));
    const named = JSON.parse(
      JSON.stringify(unknown).replaceAll('Spy-two', 'Spy-one').replaceAll('spy-two', 'spy-one'),
    ) as unknown;
    expect(known).toEqual(named);
    expect(known.slice(0, 6)).toMatchObject([
      ['registered', { status: 200, ok: true, secret: 68 }],
      ['soon: login', { status: 403, code: 'email_not_confirmed' }],
      ['soon: login with a wrong password', { status: 401, code: 'wrong_credentials' }],
      ['soon: the same registration', { status: 200 }],
      ['soon: with another password', { status: 409, code: 'username_taken' }],
      ['soon: with another address', { status: 409, code: 'username_taken' }],
    ]);
    expect(known.slice(-4)).toMatchObject([
      ['lapsed: login', { status: 401, code: 'wrong_credentials' }],
      ['lapsed: the secret', { status: 401 }],
      ['lapsed: the name is free', { status: 200 }],
      ['lapsed: login of the next', { status: 403 }],
    ]);
  });

  test('leaves its owner’s account as it was', async () => {
    const owner = await aPlayer(app);
    await register('Nosy', owner.email);
    expect((await logIn(owner.username)).status).toBe(200);
    expect((await owner.request('GET', '/users/me')).body.email).toBe(owner.email);
    app.advanceTime({ days: 2 });
    await purgeExpiredAccountsAndTokens(app.database, app.clock());
    expect((await logIn(owner.username)).status).toBe(200);
    await post('/auth/forgot', { email: owner.email });
    expect((await emailsTo(owner.email))[0]?.text).toContain(owner.username);
  });

  test('never learns a password of a confirmed account by registering it again', async () => {
    const { username, email } = await aPlayer(app);
    const right = await register(username, email);
    const wrong = await register(username, email, 'Wrong#1-password');
    expect(right).toMatchObject({ status: 409, body: { code: 'username_taken' } });
    expect(wrong.body).toEqual(right.body);
  });
});

describe('the owner of an address', () => {
  let owner: TestPlayer;
  beforeAll(async () => {
    owner = await aPlayer(app);
  });

  test('who registers again is told the name that they have, with a link to a new password', async () => {
    await register('Forgetful', owner.email);
    const [letter] = await emailsTo(owner.email);
    expect(letter?.subject).toBe('You already have a Pennant account');
    expect(letter?.text).toContain(owner.username);
    const body = { token: tokenIn(letter?.text), password: 'Fresh#1-password' };
    expect((await post('/auth/reset', body)).status).toBe(200);
    expect((await logIn(owner.username, 'Fresh#1-password')).status).toBe(200);
  });

  test('gets that letter again by asking for the confirmation’s, while they have registered', async () => {
    const before = (await emailsTo(owner.email)).length;
    await post('/auth/resend', { email: owner.email });
    expect((await emailsTo(owner.email)).map(({ subject }) => subject).slice(0, -before)).toEqual([
      'You already have a Pennant account',
    ]);
    app.advanceTime({ hours: 24 });
    await post('/auth/resend', { email: owner.email });
    expect(await emailsTo(owner.email)).toHaveLength(before + 1);
  });
});

describe('several registrations of one address', () => {
  const address = 'twins@example.com';
  const letterTo = async (name: string) =>
    (await emailsTo(address)).find(({ text }) => text.includes(`, ${name}!`))?.text;

  test('wait side by side; the first that is confirmed gets the address, the other is told', async () => {
    await register('Castor', address);
    await register('Pollux', address);
    const [first, second] = [tokenIn(await letterTo('Castor')), tokenIn(await letterTo('Pollux'))];
    expect((await confirm(second)).status).toBe(200);
    expect(await confirm(first)).toMatchObject({
      status: 409,
      body: { code: 'email_has_account', error: expect.stringContaining('Log in') },
    });
    expect((await logIn('Pollux')).status).toBe(200);
    expect(await logIn('Castor')).toMatchObject({ status: 403 });
  });

  test('confirmed at once make one account', async () => {
    const email = 'triplets@example.com';
    for (const name of ['Huey', 'Dewey', 'Louie']) await register(name, email);
    const tokens = (await emailsTo(email)).map(({ text }) => tokenIn(text));
    const statuses = (await Promise.all(tokens.map(confirm))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(
      await app.database.sql(
        'select from account where email = $1 and email_confirmed_at is not null',
        [email],
      ),
    ).toHaveLength(1);
  });

  test('are not taken over: a new password goes to the newest, and confirms that one alone', async () => {
    const email = 'late@example.com';
    await register('Early', email);
    await register('Later', email);
    await post('/auth/forgot', { email });
    const [letter] = await emailsTo(email);
    expect(letter?.text).toContain('new password for Later');
    const body = { token: tokenIn(letter?.text), password: 'Fresh#1-password' };
    expect((await post('/auth/reset', body)).status).toBe(200);
    expect((await logIn('Later', 'Fresh#1-password')).status).toBe(200);
    expect(await logIn('Early')).toMatchObject({ status: 403 });
  });
});

test('a letter that is sent again makes no registration last longer', async () => {
  const email = 'slow@example.com';
  await register('Slow', email);
  app.advanceTime({ hours: 23, minutes: 59 });
  await post('/auth/resend', { email });
  const [letter] = await emailsTo(email);
  app.advanceTime({ minutes: 1 });
  expect(await confirm(tokenIn(letter?.text))).toMatchObject({
    status: 422,
    body: { code: 'letter_token_expired' },
  });
});
