import { expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD, signIn, type TestPlayer } from '../testing/a-player.ts';

const app = await anApp();
const ask = (player: TestPlayer, email: string, password = GOOD_PASSWORD) =>
  player.ask('PUT', '/users/changeEmail', { body: { email, password } });
const confirm = (token: string) => app.ask('POST', '/auth/confirmEmail', { body: { token } });
const lettersTo = async (email: string) => (await app.letters()).filter(({ to }) => to === email);
const linkTo = async (email: string) => {
  const [letter] = await lettersTo(email);
  expect(letter?.text).toContain('/confirm-email?token=');
  return /token=([\w-]+)/.exec(letter!.text)![1]!;
};
const emailOf = async (player: TestPlayer) => (await player.ask('GET', '/users/me')).body.email;

test('an address changes when the letter to the new one is answered; the old one is told and free', async () => {
  const player = await aPlayer(app);
  expect((await ask(player, 'Moved@example.com')).body).toEqual({ ok: true });
  expect(await emailOf(player)).toBe(player.email);
  const token = await linkTo('Moved@example.com');
  expect((await confirm(token)).body).toEqual({ ok: true });
  expect(await emailOf(player)).toBe('Moved@example.com');
  expect((await confirm(token)).body, 'a second click').toEqual({ ok: true });
  expect((await lettersTo(player.email)).map(({ subject }) => subject)).toEqual([
    'Your Pennant account has a new e-mail address',
  ]);
  await app.ask('POST', '/users', {
    body: { username: 'Heir', email: player.email, password: GOOD_PASSWORD },
  });
  expect((await lettersTo(player.email))[0]?.subject).toMatch(/^Confirm/);
});

test('an address that has an account is answered alike, and nobody gets a link to it', async () => {
  const [player, other] = [await aPlayer(app), await aPlayer(app)];
  const [known, unknown] = [await ask(player, other.email), await ask(player, 'free@example.com')];
  expect(known).toMatchObject({ status: unknown.status, body: unknown.body });
  expect(await lettersTo(other.email)).toEqual([]);
});

test('it needs the password, an address, and another one than the present', async () => {
  const player = await aPlayer(app);
  expect((await ask(player, 'x@example.com', 'Wrong#1-password')).body.code).toBe('wrong_password');
  expect((await ask(player, 'not an address')).body.code).toBe('email_malformed');
  expect((await ask(player, player.email.toUpperCase())).body.code).toBe('email_unchanged');
});

test('two who ask for one address: it goes to the first who answers', async () => {
  const [first, second] = [await aPlayer(app), await aPlayer(app)];
  await ask(first, 'wanted@example.com');
  const firsts = await linkTo('wanted@example.com');
  await ask(second, 'wanted@example.com');
  const seconds = await linkTo('wanted@example.com');
  const answers = await Promise.all([confirm(firsts), confirm(seconds)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const owners = await app.database.query(
    `select user_id from email_directory where email_key = 'wanted@example.com'`,
  );
  expect(owners).toHaveLength(1);
});

test('a link works for a day, and is of no use anywhere else', async () => {
  const player = await aPlayer(app);
  await ask(player, 'late@example.com');
  const token = await linkTo('late@example.com');
  expect((await app.ask('POST', '/auth/confirm', { body: { token } })).body.code).toBe(
    'letter_token_invalid',
  );
  app.pass({ days: 1 });
  expect((await confirm(token)).body.code).toBe('letter_token_expired');
  expect(await emailOf(await signIn(app, player))).toBe(player.email);
});
