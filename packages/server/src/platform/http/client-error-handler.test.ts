import { once } from 'node:events';
import { createServer } from 'node:http';
import net from 'node:net';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { handleClientError } from './client-error-handler.ts';
import { createHttpServer } from './http-server.ts';

const logged: string[] = [];
const app = createHttpServer(
  { trustProxy: false, publicUrl: 'http://127.0.0.1' },
  pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
);
app.post('/api/echo', async () => ({ ok: true }));
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as net.AddressInfo;
afterAll(() => app.close());

/** Sends bytes as they are; returns all that is received until the server closes the connection. */
async function sendRaw(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n', '400', 'malformed'],
  ['a method that there is not', 'FETCH /api/echo HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'malformed'],
  [
    'two lengths of one body',
    'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    '400',
    'malformed',
  ],
  [
    'headers beyond all measure',
    `GET /api/echo HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431',
    'headers_too_large',
  ],
])('%s is refused as everything is: {error, code}', async (_what, bytes, status, code) => {
  const { head, body } = await sendRaw(bytes);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('cache-control: no-store');
  expect(body).toEqual({ error: expect.stringMatching(/\.$/), code });
});

test('who dribbles a head is told so, and cut off even if it never closes its side', async () => {
  const impatient = createServer({ headersTimeout: 100, connectionsCheckingInterval: 50 });
  impatient.on('clientError', handleClientError).listen(0, '127.0.0.1');
  await once(impatient, 'listening');
  const socket = net.connect({
    port: (impatient.address() as net.AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  socket.write('GET /api/echo HTTP/1.1\r\nX-Slow: ');
  const dribble = setInterval(() => socket.write('x'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dribble);
  impatient.close();
  expect(received).toContain('HTTP/1.1 408 ');
});

describe('a body beyond all measure', () => {
  const MEGABYTE = 'x'.repeat(1024 * 1024);
  const HEAD = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  test.each([
    ['whose length is told', `${HEAD}Content-Length: ${20 * MEGABYTE.length}\r\n\r\n`, MEGABYTE],
    [
      'that comes in chunks',
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n`,
      `${MEGABYTE.length.toString(16)}\r\n${MEGABYTE}\r\n`,
    ],
  ])('%s is refused with 413, also to who sends all of it first', async (_what, head, piece) => {
    const { status, body } = await sendAllThenRead(head, piece, 20);
    expect(status).toContain('413');
    expect(body).toMatchObject({ code: 'body_too_large' });
  });

  test('and without an end is cut off', async () => {
    const endless = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;
    const piece = `${MEGABYTE.length.toString(16)}\r\n${MEGABYTE}\r\n`;
    await expect(sendAllThenRead(endless, piece, 300)).rejects.toThrow(/EPIPE|ECONNRESET/);
  });
});

/** Sends a request and reads nothing until all of it is sent. */
async function sendAllThenRead(head: string, piece: string, pieces: number) {
  const socket = net.connect(port, '127.0.0.1').pause();
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  const write = (bytes: string) =>
    Promise.race([failed, new Promise<void>((resolve) => socket.write(bytes, () => resolve()))]);
  await write(head);
  for (let index = 0; index < pieces; index += 1) await write(piece);
  if (head.includes('chunked')) await write('0\r\n\r\n');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  await Promise.race([failed, once(socket.resume(), 'close')]);
  const [status = '', body = ''] = received.split('\r\n\r\n');
  return { status, body: JSON.parse(body) as unknown };
}

test('a client that disconnects in the middle of its request is not logged as an error', async () => {
  const requestClosed = new Promise<void>((resolve) =>
    app.server.once('request', (request) => request.once('close', () => setImmediate(resolve))),
  );
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"half',
    () => app.server.getConnections(() => setImmediate(() => socket.resetAndDestroy())),
  );
  await requestClosed;
  expect(logged).toEqual([]);
});
