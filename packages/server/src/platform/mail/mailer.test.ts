import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { GOOD_PASSWORD } from '../../testing/a-player.ts';
import { daysBefore } from '../days-before.ts';
import type { Transaction } from '../database/database.ts';
import { startMailer, type MailerOptions } from './mailer.ts';
import { addToOutbox, deletePendingEmails, takeDueEmail } from './outbox-store.ts';
import { A_CERTIFICATE } from './testing/a-certificate.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A real SMTP server that records the emails it receives. */
async function aMailServer({
  port = 0,
  encrypts = false,
  /** The mailbox that it refuses, or whose letters it refuses once it has read them. */
  refuses = '',
  refusesLetterTo = '',
  responseCode = 550,
  thinksAbout = '',
} = {}) {
  const received: string[] = [];
  /** What to do when the server is to say at last that it has taken a letter. */
  const takenAtLast = Promise.withResolvers<() => void>();
  /** The recipients that were named to the server, whether or not it took them. */
  const recipients: string[] = [];
  const refusal = Object.assign(new Error('not here'), { responseCode });
  const server = new SMTPServer({
    ...A_CERTIFICATE,
    authOptional: true,
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done(address === refuses ? refusal : null);
    },
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('end', () => {
        if (refusesLetterTo !== '' && text.includes(`To: ${refusesLetterTo}`)) {
          done(refusal);
          return;
        }
        // Decodes quoted-printable as far as links need it.
        received.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        if (thinksAbout !== '' && text.includes(thinksAbout)) takenAtLast.resolve(done);
        else done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const { port: ownPort } = server.server.address() as AddressInfo;
  return { received, recipients, takenAtLast: takenAtLast.promise, close, port: ownPort };
}

const app = await anApp();
const mailerTo = (port: number, limits: Pick<MailerOptions, 'dialogueMs' | 'stopMs'> = {}) => {
  const mailer = startMailer({
    database: app.database,
    clock: app.clock,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    publicUrl: 'https://pennant.example.com',
    log: pino({ level: 'silent' }),
    // Only when a test says so: the clock is set on between two rounds.
    intervalMs: 2 ** 31 - 1,
    ...limits,
  });
  opened.unshift(() => mailer.stop());
  return mailer;
};
const register = async (username: string) => {
  const body = { username, email: `${username}@example.com`, password: GOOD_PASSWORD };
  expect((await app.request('POST', '/users', { body })).status).toBe(200);
};
const addLetter = (username: string) =>
  app.database.transaction((tx) =>
    addToOutbox(
      tx,
      { to: `${username}@example.com`, subject: 'For you', text: 'For you.', html: '' },
      app.clock(),
    ),
  );
/** Deletes the letters to a user that were not sent, as a deletion of the account does. */
const deleteLetters = (username: string) =>
  app.database.transaction((tx) => deletePendingEmails(tx, `${username}@example.com`));

test('a registration’s letter arrives, once, and the outbox keeps nothing of it', async () => {
  const server = await aMailServer({ encrypts: true });
  opened.push(server.close);
  await register('Ruth');
  const mailer = mailerTo(server.port);
  expect(await mailer.sendDue()).toBe(1);
  expect(await mailer.sendDue()).toBe(0);

  const [letter] = server.received;
  expect(server.received).toHaveLength(1);
  expect(letter).toContain('To: Ruth@example.com');
  expect(letter).toContain('From: Pennant <pennant@pennant.example.com>');
  expect(letter).toMatch(/\/confirm\?token=pnc_[\w-]{64}/);
  const kept = await app.database.sql(
    'select body_text, body_html from outbox_letter where recipient = $1',
    ['Ruth@example.com'],
  );
  expect(kept).toEqual([{ body_text: null, body_html: null }]);
});

test('a letter that can be unsubscribed from tells mail programs how, in one click', async () => {
  const server = await aMailServer();
  opened.push(server.close);
  const unsubscribeUrl = 'https://pennant.example.com/unsubscribe?token=pnu_1';
  const email = { to: 'Wagner@example.com', subject: 'Beaten', text: 'Beaten.', html: '' };
  await app.database.transaction((tx) =>
    addToOutbox(tx, { ...email, unsubscribeUrl }, app.clock()),
  );
  app.advanceTime({ seconds: 1 });
  await register('Lajoie');
  expect(await mailerTo(server.port).sendDue()).toBe(2);
  const [beaten, registered] = server.received;
  expect(beaten).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(beaten).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(registered).not.toContain('List-Unsubscribe');
  const kept = await app.database.sql(
    'select unsubscribe_url from outbox_letter where recipient = $1',
    ['Wagner@example.com'],
  );
  expect(kept).toEqual([{ unsubscribe_url: null }]);
});

test('letters of two servers’ mailers are sent once', async () => {
  const server = await aMailServer();
  opened.push(server.close);
  for (const name of ['Gehrig', 'Foxx', 'Simmons', 'Goslin']) await register(name);
  const sent = await Promise.all([
    mailerTo(server.port).sendDue(),
    mailerTo(server.port).sendDue(),
  ]);
  expect(sent[0] + sent[1]).toBe(4);
  expect(server.received).toHaveLength(4);
});

test('a letter that is being taken holds up neither another nor a new one', async () => {
  const { database, clock, advanceTime } = await anApp();
  const addLetter = (to: string) =>
    database.transaction((tx) =>
      addToOutbox(tx, { to, subject: 'For you', text: to, html: '' }, clock()),
    );
  const retryAt = daysBefore(clock(), -1);
  const takeNext = async (tx: Transaction) =>
    (await takeDueEmail(tx, { now: clock(), retryAt }))?.to;
  await addLetter('Terry@example.com');
  advanceTime({ seconds: 1 });
  await addLetter('Ott@example.com');
  await database.transaction(async (first) => {
    expect(await takeNext(first)).toBe('Terry@example.com');
    await addLetter('Hubbell@example.com');
    await database.transaction(async (second) => {
      expect(await takeNext(second)).toBe('Ott@example.com');
    });
  });
});

const countArrived = (letters: readonly string[], username: string) =>
  letters.filter((letter) => letter.includes(`To: ${username}@example.com`)).length;

test('a server that takes its time holds up no other letter, and gets each once', async () => {
  const server = await aMailServer({ thinksAbout: 'To: Waner@' });
  opened.push(server.close);
  await register('Waner');
  app.advanceTime({ seconds: 1 });
  await register('Traynor');
  const mailer = mailerTo(server.port);
  const first = mailer.sendDue();
  const say = await server.takenAtLast;
  // What PostgreSQL does by itself after 15 s.
  await app.database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'
       and query like '%outbox_letter%'`,
  );
  expect(await mailerTo(server.port).sendDue()).toBe(1);
  say();
  expect(await first).toBe(1);
  app.advanceTime({ days: 1 });
  expect(await mailer.sendDue()).toBe(0);
  expect(countArrived(server.received, 'Waner')).toBe(1);
  expect(countArrived(server.received, 'Traynor')).toBe(1);
});

test('one that takes too long is given up, and offered the letter again after minutes only', async () => {
  const server = await aMailServer({ thinksAbout: 'To: Cuyler@' });
  opened.push(server.close);
  await register('Cuyler');
  app.advanceTime({ seconds: 1 });
  await register('Grimm');
  const mailer = mailerTo(server.port, { dialogueMs: 300 });
  expect(await mailer.sendDue()).toBe(0);
  app.advanceTime({ minutes: 2 });
  expect(await mailer.sendDue()).toBe(1);
  expect(countArrived(server.received, 'Cuyler')).toBe(1);
  expect(countArrived(server.received, 'Grimm')).toBe(1);
  await deleteLetters('Cuyler');
});

test('a letter that was deleted while it was sent does not come back', async () => {
  const server = await aMailServer({ thinksAbout: 'To: Comorosky@' });
  opened.push(server.close);
  await register('Comorosky');
  const mailer = mailerTo(server.port, { dialogueMs: 300 });
  const sent = mailer.sendDue();
  await server.takenAtLast;
  await deleteLetters('Comorosky');
  expect(await sent).toBe(0);
  app.advanceTime({ days: 1 });
  await mailer.sendDue();
  expect(countArrived(server.received, 'Comorosky')).toBe(1);
});

test('registering works while the mail server is away, and the letters go out when it is back', async () => {
  const first = await aMailServer();
  await first.close();
  const mailer = mailerTo(first.port);
  for (const name of ['Cobb', 'Speaker', 'Crawford']) await register(name);
  expect(await mailer.sendDue()).toBe(0);

  const back = await aMailServer({ port: first.port });
  opened.push(back.close);
  let arrived = 0;
  for (let minute = 0; minute < 5 && arrived < 3; minute += 1) {
    app.advanceTime({ minutes: 1 });
    arrived += await mailer.sendDue();
  }
  expect(arrived).toBe(3);
  expect(back.received.join('\n')).toContain('Crawford@example.com');
});

test('a letter goes to the one address that it names, never to what that may be read as', async () => {
  const server = await aMailServer();
  opened.push(server.close);
  const spellings = [
    'bomb1<victim@x.example>',
    '(c)victim@x.example',
    'team:victim@x.example;',
    'a@x.example,victim@x.example',
    'victim@x.example,',
  ];
  for (const [index, to] of spellings.entries()) {
    const email = { to, subject: 'For you', text: `letter ${index}`, html: '' };
    await app.database.transaction((tx) => addToOutbox(tx, email, app.clock()));
  }
  await mailerTo(server.port).sendDue();
  expect(server.recipients).not.toContain('victim@x.example');
});

test('a mailbox that the mail server refuses holds up nobody else’s letter, and is tried ever less', async () => {
  const server = await aMailServer({ refuses: 'Snodgrass@example.com' });
  opened.push(server.close);
  const mailer = mailerTo(server.port);
  await register('Snodgrass');
  app.advanceTime({ seconds: 1 });
  await register('Merkle');
  expect(await mailer.sendDue()).toBe(1);
  expect(server.received.join('\n')).toContain('Merkle@example.com');
  const triesInADay = async () => {
    const before = server.recipients.length;
    for (let hour = 0; hour < 24; hour += 4) {
      app.advanceTime({ hours: 4 });
      await mailer.sendDue();
    }
    return server.recipients.length - before;
  };
  expect(await triesInADay()).toBeGreaterThan(3);
  expect(await triesInADay()).toBeLessThan(4);
});

test.each([
  ['a mailbox for now', { refuses: 'Evers@example.com', responseCode: 450 }],
  ['a letter that it has read', { refusesLetterTo: 'Evers@example.com', responseCode: 554 }],
  ['one that it has read for now', { refusesLetterTo: 'Evers@example.com', responseCode: 451 }],
])('a server that refuses %s is sent the others', async (_, refusal) => {
  const server = await aMailServer(refusal);
  opened.push(server.close);
  await addLetter('Evers');
  app.advanceTime({ seconds: 1 });
  await addLetter('Chance');
  const mailer = mailerTo(server.port);
  expect(await mailer.sendDue()).toBe(1);
  expect(countArrived(server.received, 'Chance')).toBe(1);
  // It is not asked again in the next minutes, and then once.
  app.advanceTime({ minutes: 4 });
  await mailer.sendDue();
  expect(server.recipients).toEqual(['Evers@example.com', 'Chance@example.com']);
  app.advanceTime({ minutes: 2 });
  await mailer.sendDue();
  expect(server.recipients).toHaveLength(3);
  await deleteLetters('Evers');
});

test('a server that ends the connection is left alone until the next round', async () => {
  const server = await aMailServer({ refuses: 'Steinfeldt@example.com', responseCode: 421 });
  opened.push(server.close);
  await addLetter('Steinfeldt');
  app.advanceTime({ seconds: 1 });
  await addLetter('Sheckard');
  expect(await mailerTo(server.port).sendDue()).toBe(0);
  expect(server.recipients).toEqual(['Steinfeldt@example.com']);
  await deleteLetters('Steinfeldt');
  await deleteLetters('Sheckard');
});

/** A mail server that takes connections and says nothing until it hangs up. */
async function aSilentMailServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    port: (server.address() as AddressInfo).port,
    connected: once(server, 'connection'),
    sockets,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
  };
}

test('a stop waits for the letter that is being sent, however many a mail server keeps waiting', async () => {
  const server = await aSilentMailServer();
  const mailer = mailerTo(server.port);
  for (const name of ['Lobert', 'Doolan', 'Paskert']) {
    await register(name);
    mailer.wake();
  }
  await server.connected;
  const stopped = mailer.stop();
  server.hangUp();
  await stopped;
  expect(server.sockets).toHaveLength(1);
});

test('a stop waits for a server that takes its time, but not for long; the letter is another’s', async () => {
  const slow = await aMailServer({ thinksAbout: 'To: Kling@' });
  opened.push(slow.close);
  await register('Kling');
  const mailer = mailerTo(slow.port, { stopMs: 100 });
  mailer.wake();
  await slow.takenAtLast;
  await mailer.stop();

  const server = await aMailServer();
  opened.push(server.close);
  const other = mailerTo(server.port);
  await other.sendDue();
  expect(countArrived(server.received, 'Kling')).toBe(0);
  app.advanceTime({ minutes: 5 });
  await other.sendDue();
  expect(countArrived(server.received, 'Kling')).toBe(1);
});

test('a letter that is sent while the program stops is not sent again', async () => {
  const server = await aMailServer({ thinksAbout: 'To: Archer@' });
  opened.push(server.close);
  await register('Archer');
  const mailer = mailerTo(server.port);
  mailer.wake();
  const say = await server.takenAtLast;
  const stopped = mailer.stop();
  say();
  await stopped;
  app.advanceTime({ days: 1 });
  await mailerTo(server.port).sendDue();
  expect(countArrived(server.received, 'Archer')).toBe(1);
});
