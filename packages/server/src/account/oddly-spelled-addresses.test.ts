import { DAY_MS } from '@pennant/rules/time/utc-day';
import { describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { aClock } from '../testing/a-clock.ts';
import { GOOD_PASSWORD, signIn } from '../testing/a-player.ts';
import { anApp, type TestApp } from '../testing/an-app.ts';
import { aDumpedDatabase } from '../testing/dump/a-dumped-database.ts';
import DUMP from '../testing/dump/pennant-5492575.json' with { type: 'json' };
import { addEmailToken } from './email-token-store.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { hashPassword } from './password-hash.ts';

/** A database from before the strict syntax of addresses, with users of then. */
const database = await aDumpedDatabase();
const migrations = await readMigrations();
const { clock, pass } = aClock(DUMP.clock);
const passwordHash = await hashPassword(GOOD_PASSWORD);

/** The users of then, oldest first: name and address as typed. */
const CONFIRMED = [
  ['Casey', 'Casey<Casey@mudville.example>'],
  ['Bomb1', 'bomb1<victim@x.example>'],
  ['Bomb2', '(c)victim@x.example'],
  ['Victim', 'victim@x.example'],
  ['Bomb3', 'victim@x.example,'],
  ['Older', 'team:both@x.example;'],
  ['Newer', 'both(2)@x.example'],
  ['Jurgen', 'jürgen@müller.example'],
  ['Odd', '"odd"@x.example'],
] as const;
const WAITING = [
  ['Rookie', 'Rookie<rookie@x.example>'],
  ['Plain', 'plain@x.example'],
] as const;
const userIDs = new Map<string, string>();
const links = new Map<string, string>();

async function addUser(username: string, email: string, confirmed: Date | null): Promise<void> {
  const userID = newUuidV7(clock());
  userIDs.set(username, userID);
  await database.sql(
    `insert into account (user_id, username, email, password_hash, email_confirmed_at, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [userID, username, email, passwordHash, confirmed, clock()],
  );
  await database.sql('insert into username_directory values ($1, $2)', [
    username.toLowerCase(),
    userID,
  ]);
  await database.sql('insert into email_directory values ($1, $2)', [email.toLowerCase(), userID]);
  pass({ minutes: 1 });
}

await migrate(
  database,
  migrations.filter(({ name }) => name < '0014'),
);
for (const [username, email] of CONFIRMED) await addUser(username, email, clock());
for (const [username, email] of WAITING) {
  await addUser(username, email, null);
  const token = newOpaqueToken('confirm', userIDs.get(username)!);
  const expires = new Date(clock().getTime() + 3 * DAY_MS);
  await database.transaction((tx) =>
    addEmailToken(tx, token, { purpose: 'confirm', expires, newEmail: null }),
  );
  links.set(username, token.text);
}
await migrate(database, migrations);

/** Programs with the limits of users, and with those of tests. */
const limited = await anApp({ database, clock, settings: { limitsFactor: 1 } });
const patient = await anApp({ database, clock });
let app: TestApp = limited;

let networks = 0;
const from = () => `10.0.0.${(networks += 1)}`;
const forgot = (email: string) =>
  app.request('POST', '/auth/forgot', { body: { email }, from: from() });
const letters = async () =>
  (await app.emails()).map(({ to, text }) => ({
    to,
    name: /password for (\w+)\./.exec(text)?.[1],
  }));
/** Asks for a new password; returns where the letter went and the name in it. */
const letterFor = async (email: string) => {
  const before = (await letters()).length;
  expect((await forgot(email)).status).toBe(200);
  const now = await letters();
  return now.length > before ? now[0] : undefined;
};
const user = (username: string) => ({ userID: userIDs.get(username)!, username, email: '' });
const emailOf = async (username: string) =>
  (await (await signIn(app, user(username))).request('GET', '/users/me')).body.email;

describe('an account whose address was spelled oddly', () => {
  test.each(CONFIRMED)('%s, of %s, signs in as before', async (username) => {
    const { status } = await app.request('POST', '/auth/login', {
      body: { username, password: GOOD_PASSWORD },
      from: from(),
    });
    expect(status).toBe(200);
  });

  test.each([
    ['Casey', 'Casey@mudville.example'],
    ['Bomb1', 'victim@x.example'],
    ['Bomb2', 'victim@x.example'],
    ['Victim', 'victim@x.example'],
    ['Bomb3', 'victim@x.example'],
    ['Older', 'both@x.example'],
    ['Newer', 'both@x.example'],
    ['Jurgen', 'jürgen@müller.example'],
    ['Odd', '"odd"@x.example'],
  ])('%s has the address that letters reached: %s', async (username, email) => {
    app = patient;
    expect(await emailOf(username)).toBe(email);
  });

  test('is found by its mailbox, and as it was spelled', async () => {
    const letter = { to: 'Casey@mudville.example', name: 'Casey' };
    expect(await letterFor('casey@mudville.example')).toEqual(letter);
    expect(await letterFor('Casey<casey@mudville.example>')).toEqual(letter);
    expect(await letterFor('"ODD"@x.example')).toEqual({ to: '"odd"@x.example', name: 'Odd' });
  });

  test('shares its mailbox with others: the plain address names who typed it so, else the oldest', async () => {
    const to = 'victim@x.example';
    expect(await letterFor('victim@x.example')).toEqual({ to, name: 'Victim' });
    expect(await letterFor('(c)victim@x.example')).toEqual({ to, name: 'Bomb2' });
    expect(await letterFor('both@x.example')).toEqual({ to: 'both@x.example', name: 'Older' });
    expect(await letterFor('both(2)@x.example')).toEqual({ to: 'both@x.example', name: 'Newer' });
  });

  test('is confirmed by the link of then, and gets its plain address', async () => {
    for (const [username] of WAITING) {
      const token = links.get(username)!;
      const { body } = await app.request('POST', '/auth/confirm', { body: { token } });
      expect(body).toEqual({ ok: true, maySignIn: false });
    }
    expect(await letterFor('rookie@x.example')).toEqual({ to: 'rookie@x.example', name: 'Rookie' });
    expect(await letterFor('plain@x.example')).toEqual({ to: 'plain@x.example', name: 'Plain' });
  });

  test('leaves nothing behind when it moves to another address', async () => {
    const casey = await signIn(app, user('Casey'));
    const body = { email: 'casey@elsewhere.example', password: GOOD_PASSWORD };
    await casey.request('PUT', '/users/changeEmail', { body });
    const token = /token=([\w-]+)/.exec((await app.emails())[0]!.text)?.[1];
    await app.request('POST', '/auth/confirmEmail', { body: { token } });
    expect(await letterFor('Casey<casey@mudville.example>')).toBeUndefined();
    expect(await letterFor('casey@mudville.example')).toBeUndefined();
    expect((await letterFor('casey@elsewhere.example'))?.name).toBe('Casey');
  });
});

describe('however an address is spelled', () => {
  test('its mailbox gets three letters an hour', async () => {
    pass({ hours: 1 });
    app = limited;
    const before = (await letters()).length;
    for (const [, email] of CONFIRMED.slice(1, 5)) {
      await forgot(email);
      await forgot(email);
    }
    expect(await letters()).toHaveLength(before + 3);
  });

  test('it is no address for who registers now, and no other tag is another mailbox', async () => {
    const register = (username: string, email: string) =>
      app.request('POST', '/users', {
        body: { username, email, password: GOOD_PASSWORD },
        from: from(),
      });
    for (const [index, [, email]] of [...CONFIRMED, ...WAITING].entries()) {
      if (/^[\w@.]+$/.test(email)) continue;
      expect(await register(`Bomber${index}`, email)).toMatchObject({
        status: 422,
        body: { code: 'email_malformed' },
      });
    }
    const before = (await app.emails()).length;
    for (let tag = 1; tag <= 5; tag += 1)
      expect((await register(`Tagged${tag}`, `tagged+${tag}@x.example`)).status).toBe(200);
    expect(await app.emails()).toHaveLength(before + 3);
  });
});
