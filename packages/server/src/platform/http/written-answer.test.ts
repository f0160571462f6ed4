import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendWritten } from './answers.ts';
import { WrittenAnswer, type Write } from './written-answer.ts';

const app = Fastify();
let writeTo: (write: Write) => Promise<void> = async () => undefined;
app.get('/', (_request, reply) => sendWritten(reply, new WrittenAnswer((write) => writeTo(write))));
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;

async function asked(headers: Record<string, string> = {}): Promise<http.IncomingMessage> {
  const [answer] = await once(http.get({ host: '127.0.0.1', port, headers }), 'response');
  return answer as http.IncomingMessage;
}

const bytesOf = async (answer: http.IncomingMessage) => Buffer.concat(await answer.toArray());

test('what is written in pieces comes as one answer, packed for whoever understands it', async () => {
  writeTo = async (write) => {
    for (const piece of ['{"names":[', '"Mighty Casey"', ',"Ñandú"', ']}']) await write(piece);
  };
  const plain = await asked();
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  const text = (await bytesOf(plain)).toString();
  expect(text).toBe('{"names":["Mighty Casey","Ñandú"]}');
  const packed = await asked({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(await bytesOf(packed)).toString()).toBe(text);
});

test.each(['gzip', 'identity'])(
  'what goes wrong before the first piece is told as any failure (%s)',
  async (encoding) => {
    writeTo = () => Promise.reject(new Error('the database is away'));
    const answer = await asked({ 'accept-encoding': encoding });
    expect(answer.statusCode).toBe(500);
    expect(JSON.parse((await bytesOf(answer)).toString()).message).toBe('the database is away');
  },
);

test.each(['gzip', 'identity'])(
  'what goes wrong later ends the connection, so that half an answer is not taken for a whole one (%s)',
  async (encoding) => {
    writeTo = async (write) => {
      await write('{"cards":[');
      // It is on its way.
      await immediate();
      throw new Error('the database went away');
    };
    const answer = await asked({ 'accept-encoding': encoding });
    await expect(bytesOf(answer)).rejects.toThrow('aborted');
  },
);

test.each(['gzip', 'identity'])(
  'who writes for somebody who has gone is told so (%s)',
  async (encoding) => {
    const gone = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<unknown>();
    writeTo = async (write) => {
      try {
        await write('[0');
        await gone.promise;
        for (;;) {
          await write(`,${Math.PI}`.repeat(10_000));
          // As the next batch would come from the database.
          await immediate();
        }
      } catch (error) {
        ended.resolve(error);
        throw error;
      }
    };
    const answer = await asked({ 'accept-encoding': encoding });
    const closed = once(answer.socket, 'close');
    answer.destroy();
    await closed;
    gone.resolve();
    expect(await ended.promise).toBeInstanceOf(Error);
  },
);

test('one who takes his time does not hold up who writes for him', async () => {
  const all = 'x'.repeat(1_000_000);
  const done = Promise.withResolvers<void>();
  writeTo = async (write) => {
    for (let piece = 0; piece < 20; piece += 1) await write(all);
    done.resolve();
  };
  const answer = await asked();
  // Nothing of it is read before all of it is written.
  await done.promise;
  expect((await bytesOf(answer)).length).toBe(20_000_000);
});

test('whoever waits for room is told so as well where the client goes, of every piece', async () => {
  const told = Promise.withResolvers<PromiseSettledResult<void>[]>();
  // Half as much again as waits for anybody.
  const pieces = Array.from({ length: 12 }, () => 'x'.repeat(8_000_000));
  writeTo = async (write) => told.resolve(await Promise.allSettled(pieces.map(write)));
  const answer = await asked();
  answer.destroy();
  expect((await told.promise).at(-1)).toMatchObject({ status: 'rejected' });
});
