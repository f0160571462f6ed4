import { expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD, signIn, type TestPlayer } from '../testing/a-player.ts';

const app = await anApp();
const NEW_PASSWORD = 'Another#1-password';
const requestChange = (player: TestPlayer, email: string, password = GOOD_PASSWORD) =>
  player.request('PUT', '/users/changeEmail', { body: { email, password } });
const confirm = (token: string) => app.request('POST', '/auth/confirmEmail', { body: { token } });
const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to === email);
const tokenSentTo = async (email: string) => {
  const [message] = await emailsTo(email);
  expect(message?.text).toContain('/confirm-email?token=');
  return /token=([\w-]+)/.exec(message!.text)![1]!;
};
const emailOf = async (player: TestPlayer) => (await player.request('GET', '/users/me')).body.email;

test('an address changes when the link in the email to the new one is opened; the old one is informed and free', async () => {
  const player = await aPlayer(app);
  expect((await requestChange(player, 'Moved@example.com')).body).toEqual({ ok: true });
  expect(await emailOf(player)).toBe(player.email);
  const token = await tokenSentTo('Moved@example.com');
  expect((await confirm(token)).body).toEqual({ ok: true });
  expect(await emailOf(player)).toBe('Moved@example.com');
  expect((await confirm(token)).body, 'a second click').toEqual({ ok: true });
  expect((await emailsTo(player.email)).map(({ subject }) => subject)).toEqual([
    'Your Pennant account has a new e-mail address',
  ]);
  await app.request('POST', '/users', {
    body: { username: 'Heir', email: player.email, password: GOOD_PASSWORD },
  });
  expect((await emailsTo(player.email))[0]?.subject).toMatch(/^Confirm/);
});

test('an address that has an account gives the same response, and nobody gets a link to it', async () => {
  const [player, other] = [await aPlayer(app), await aPlayer(app)];
  const [known, unknown] = [
    await requestChange(player, other.email),
    await requestChange(player, 'free@example.com'),
  ];
  expect(known).toMatchObject({ status: unknown.status, body: unknown.body });
  expect(await emailsTo(other.email)).toEqual([]);
});

test('it needs the password, an address, and another one than the present', async () => {
  const player = await aPlayer(app);
  expect((await requestChange(player, 'x@example.com', 'Wrong#1-password')).body.code).toBe(
    'wrong_password',
  );
  expect((await requestChange(player, 'not an address')).body.code).toBe('email_malformed');
  expect((await requestChange(player, player.email.toUpperCase())).body.code).toBe(
    'email_unchanged',
  );
});

test('two request one address: it goes to the first who confirms', async () => {
  const [first, second] = [await aPlayer(app), await aPlayer(app)];
  await requestChange(first, 'wanted@example.com');
  const firstToken = await tokenSentTo('wanted@example.com');
  await requestChange(second, 'wanted@example.com');
  const secondToken = await tokenSentTo('wanted@example.com');
  const responses = await Promise.all([confirm(firstToken), confirm(secondToken)]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const owners = await app.database.sql(
    `select user_id from email_directory where email_key = 'wanted@example.com'`,
  );
  expect(owners).toHaveLength(1);
});

test.each([
  [
    'change',
    async ({ request }: TestPlayer) => {
      const body = { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD };
      return request('PUT', '/users/changePassword', { body });
    },
  ],
  [
    'reset',
    async ({ email }: TestPlayer) => {
      await app.request('POST', '/auth/forgot', { body: { email } });
      const letter = (await emailsTo(email)).find(({ text }) => text.includes('/reset?token='));
      const token = /token=([\w-]+)/.exec(letter!.text)![1]!;
      return app.request('POST', '/auth/reset', { body: { token, password: NEW_PASSWORD } });
    },
  ],
])('a password %s ends what somebody asked for before who knew the old one', async (how, renew) => {
  const player = await aPlayer(app);
  const theirs = `thief-${how}@example.com`;
  await requestChange(player, theirs);
  const token = await tokenSentTo(theirs);
  expect((await renew(player)).status).toBe(200);
  expect((await confirm(token)).body.code).toBe('letter_token_invalid');
  const found = await app.database.sql('select email from account where user_id = $1', [
    player.userID,
  ]);
  expect(found).toEqual([{ email: player.email }]);
});

test('a link works for a day, and is of no use anywhere else', async () => {
  const player = await aPlayer(app);
  await requestChange(player, 'late@example.com');
  const token = await tokenSentTo('late@example.com');
  expect((await app.request('POST', '/auth/confirm', { body: { token } })).body.code).toBe(
    'letter_token_invalid',
  );
  app.advanceTime({ days: 1 });
  expect((await confirm(token)).body.code).toBe('letter_token_expired');
  expect(await emailOf(await signIn(app, player))).toBe(player.email);
});
