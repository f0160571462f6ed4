import { once } from 'node:events';
import net from 'node:net';
import { defineCall } from '@pennant/contract/call';
import { streamEnd } from '@pennant/contract/stream-end';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { anOpenStream, listen, type OpenStream } from '../../testing/an-open-stream.ts';
import { connectPool } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import { createRoutes } from './contract-routes.ts';
import { encodeMessage, EventStream, type StreamConnection } from './event-stream.ts';
import type { StreamOptions } from './event-streams.ts';
import { createHttpServer } from './http-server.ts';

const follow = defineCall({
  method: 'GET',
  path: '/innings',
  summary: 'The innings as they are played.',
  who: 'anyone',
  answer: z.discriminatedUnion('event', [
    z.object({ event: z.literal('inning'), data: z.object({ number: z.int(), log: z.string() }) }),
    streamEnd,
  ]),
  isStream: true,
  writes: false,
});

const anInning = (number: number, log = '') =>
  encodeMessage({ event: 'inning', data: { number, log }, id: String(number) });

/** Starts a server with one stream; a token is a user's id. */
async function aServer(options: StreamOptions = {}) {
  const signedOut = new Set<string>();
  const connections: StreamConnection[] = [];
  const lastEventIDs: (string | null)[] = [];
  const told: string[] = [];
  const app = createHttpServer(
    { trustProxy: false, publicUrl: 'https://pennant.example' },
    pino({ level: 'silent' }),
  );
  const routes = createRoutes({
    app,
    database: connectPool({}),
    clock: () => new Date(),
    authenticate: async (token) =>
      signedOut.has(token)
        ? refuse('session_ended')
        : { ok: true, principal: { userID: token, isAdmin: false, sessionID: token } },
    rateLimiter: { take: () => null },
    validateResponses: true,
    streamOptions: options,
  });
  routes.feature({}).handleStream(follow, async ({ lastEventID }) => {
    lastEventIDs.push(lastEventID);
    return new EventStream((connection) => {
      connections.push(connection);
      connection.send(anInning(1));
      return {
        onRoom: () => told.push('room'),
        onClose: () => told.push('closed'),
      };
    });
  });
  const url = `${await listen(app)}/api/innings`;
  onTestFinished(() => app.close());
  return { app, routes, url, signedOut, connections, lastEventIDs, told };
}

const untilMessage = (stream: OpenStream) => stream.until((messages) => messages.length > 0);

test('a stream has its first message at once, and says to balancers not to hold it back', async () => {
  const { url, lastEventIDs } = await aServer();
  const stream = await anOpenStream(url, { lastEventID: '4' });
  expect(await untilMessage(stream)).toEqual([
    { id: '1', event: 'inning', data: { number: 1, log: '' } },
  ]);
  expect(lastEventIDs).toEqual(['4']);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'strict-transport-security': 'max-age=15552000',
  });
});

test('a stream with nothing to tell gives signs of life', async () => {
  const { url } = await aServer({ heartbeatMs: 10 });
  const stream = await anOpenStream(url);
  await stream.until(() => stream.text().endsWith(':\n\n:\n\n'));
  expect(stream.messages()).toHaveLength(1);
});

test('a stream ends with the session of its user, and no other', async () => {
  const { url, signedOut } = await aServer({ heartbeatMs: 10 });
  const [one, other] = [
    await anOpenStream(url, { token: 'casey' }),
    await anOpenStream(url, { token: 'flynn' }),
  ];
  await untilMessage(one);
  signedOut.add('casey');
  await one.ended;
  const heard = other.text().length;
  await other.until(() => other.text().length > heard);
  expect(one.text()).toMatch(/retry: 0\n\n$/);
});

test('the sixth stream of a user ends the first', async () => {
  const { url, routes } = await aServer();
  const streams: OpenStream[] = [];
  for (let number = 0; number < 6; number += 1) {
    streams.push(await anOpenStream(url, { token: 'casey' }));
    await untilMessage(streams[number]!);
  }
  await streams[0]!.ended;
  expect(streams[0]!.messages().at(-1)).toMatchObject({
    event: 'end',
    data: { reason: 'replaced' },
  });
  expect(routes.streams.count()).toBe(5);
});

test('the twenty-first stream from one address is refused, and one from another is not', async () => {
  const { url, routes } = await aServer();
  const streams: OpenStream[] = [];
  for (let number = 0; number < 20; number += 1) streams.push(await anOpenStream(url));
  const [refused, other] = [
    await anOpenStream(url),
    await anOpenStream(url, { from: '127.0.0.2' }),
  ];
  expect([refused.status, refused.headers['retry-after'], other.status]).toEqual([429, '30', 200]);
  streams[0]!.close();
  await expect.poll(() => routes.streams.count()).toBe(20);
  expect((await anOpenStream(url)).status).toBe(200);
});

test('a program that has as many streams as it can serve refuses one more', async () => {
  const { url } = await aServer({ limits: { user: 5, address: 20, program: 2 } });
  for (let number = 0; number < 2; number += 1) await anOpenStream(url);
  const refused = await anOpenStream(url, { from: '127.0.0.2' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
});

test('a client that does not read is dropped, and what waits for it is one message', async () => {
  const { url, connections, routes, told } = await aServer({ heartbeatMs: 20 });
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname).pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('GET /api/innings HTTP/1.1\r\nHost: pennant\r\n\r\n');
  await expect.poll(() => connections.length).toBe(1);
  // More than the kernel takes for a client.
  const hasRoom = connections[0]!.send(anInning(2, 'x'.repeat(30_000_000)));
  expect(hasRoom).toBe(false);
  await expect.poll(() => told).toEqual(['closed']);
  expect([routes.streams.count(), routes.streams.countDropped()]).toEqual([0, 1]);
});

test('a client that reads slowly is told when there is room', async () => {
  const { url, connections, told } = await aServer();
  const stream = await anOpenStream(url);
  expect(connections[0]!.send(anInning(2, 'x'.repeat(1_000_000)))).toBe(false);
  await stream.until((messages) => messages.length === 2);
  await expect.poll(() => told).toEqual(['room']);
});

test('streams end before the program does, each with a time to come back', async () => {
  const { app, url } = await aServer();
  const streams = [await anOpenStream(url), await anOpenStream(url)];
  for (const stream of streams) await untilMessage(stream);
  await app.close();
  for (const stream of streams) {
    await stream.ended;
    expect(Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1])).toBeGreaterThan(0);
  }
});

test('a message that the contract does not know ends the stream in a test', async () => {
  const { url, connections } = await aServer();
  await untilMessage(await anOpenStream(url));
  expect(() => connections[0]!.send(encodeMessage({ event: 'rain', data: {} }))).toThrow(
    'answers against the contract',
  );
});
