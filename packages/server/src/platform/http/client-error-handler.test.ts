import { once } from 'node:events';
import net from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
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
