import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendJsonStream } from './responses.ts';
import { JsonStream, type WriteChunk } from './json-stream.ts';

const app = Fastify();
let writeTo: (write: WriteChunk) => Promise<void> = async () => undefined;
app.get('/', (_request, reply) => sendJsonStream(reply, new JsonStream((write) => writeTo(write))));
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;

async function get(headers: Record<string, string> = {}): Promise<http.IncomingMessage> {
  const [response] = await once(http.get({ host: '127.0.0.1', port, headers }), 'response');
  return response as http.IncomingMessage;
}

const readBody = async (response: http.IncomingMessage) => Buffer.concat(await response.toArray());

test('chunks are sent as one response, gzipped if the client accepts it', async () => {
  writeTo = async (write) => {
    for (const chunk of ['{"names":[', '"Mighty Casey"', ',"Ñandú"', ']}']) await write(chunk);
  };
  const plain = await get();
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  const text = (await readBody(plain)).toString();
  expect(text).toBe('{"names":["Mighty Casey","Ñandú"]}');
  const packed = await get({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(await readBody(packed)).toString()).toBe(text);
});

test.each(['gzip', 'identity'])(
  'an error before the first chunk gives the usual error response (%s)',
  async (encoding) => {
    writeTo = () => Promise.reject(new Error('the database is away'));
    const response = await get({ 'accept-encoding': encoding });
    expect(response.statusCode).toBe(500);
    expect(JSON.parse((await readBody(response)).toString()).message).toBe('the database is away');
  },
);

test.each(['gzip', 'identity'])(
  'a later error closes the connection, so that half a response is not taken for a whole one (%s)',
  async (encoding) => {
    writeTo = async (write) => {
      await write('{"cards":[');
      // The chunk is being sent.
      await immediate();
      throw new Error('the database went away');
    };
    const response = await get({ 'accept-encoding': encoding });
    await expect(readBody(response)).rejects.toThrow('aborted');
  },
);

test.each(['gzip', 'identity'])(
  'writing fails when the client has disconnected (%s)',
  async (encoding) => {
    const gone = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<unknown>();
    writeTo = async (write) => {
      try {
        await write('[0');
        await gone.promise;
        for (;;) {
          await write(`,${Math.PI}`.repeat(10_000));
          // Simulates waiting for the next batch of the database.
          await immediate();
        }
      } catch (error) {
        ended.resolve(error);
        throw error;
      }
    };
    const response = await get({ 'accept-encoding': encoding });
    const closed = once(response.socket, 'close');
    response.destroy();
    await closed;
    gone.resolve();
    expect(await ended.promise).toBeInstanceOf(Error);
  },
);

test('a slow client does not block the writer', async () => {
  const all = 'x'.repeat(1_000_000);
  const done = Promise.withResolvers<void>();
  writeTo = async (write) => {
    for (let chunk = 0; chunk < 20; chunk += 1) await write(all);
    done.resolve();
  };
  const response = await get();
  // Nothing is read before all of it is written.
  await done.promise;
  expect((await readBody(response)).length).toBe(20_000_000);
});

test('every chunk that waits for room fails when the client disconnects', async () => {
  const settled = Promise.withResolvers<PromiseSettledResult<void>[]>();
  // 1.5 times the buffer's size.
  const chunks = Array.from({ length: 12 }, () => 'x'.repeat(8_000_000));
  writeTo = async (write) => settled.resolve(await Promise.allSettled(chunks.map(write)));
  const response = await get();
  response.destroy();
  expect((await settled.promise).at(-1)).toMatchObject({ status: 'rejected' });
});
