import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { closeIdleConnections, keepOpen } from './idle-connections.ts';

const STEP_MS = 200;
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Asks a server that closes idle connections; returns both sides of the connection. */
async function aConnection(respond: RequestListener) {
  const server = createServer(respond);
  closeIdleConnections(server, STEP_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1').pause();
  opened.push(() => {
    client.destroy();
    server.close();
  });
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [socket] = (await accepted) as [net.Socket];
  return { client, socket };
}

test('a response that nobody reads is given up', async () => {
  const began = performance.now();
  const { socket } = await aConnection((_, response) => response.end(LARGE));
  await once(socket, 'close');
  expect(performance.now() - began).toBeGreaterThan(STEP_MS);
});

test('a response that is read slowly comes to its end', async () => {
  const { client } = await aConnection((_, response) => response.end(LARGE));
  let received = 0;
  client.on('data', (chunk) => (received += chunk.length));
  while (received < LARGE.length && !client.destroyed) {
    client.resume();
    await pause(1);
    client.pause();
    await pause(STEP_MS / 8);
  }
  expect(received).toBeGreaterThan(LARGE.length);
});

test('a call may take its time', async () => {
  const { client } = await aConnection((_, response) => {
    setTimeout(() => response.end('It is gone!'), 3.3 * STEP_MS);
  });
  const [response] = (await once(client.resume(), 'data')) as [Buffer];
  expect(response.toString()).toContain('It is gone!');
});

test('a call that may take minutes keeps its connection', async () => {
  const { client } = await aConnection((request, response) => {
    const release = keepOpen(request.socket);
    setTimeout(() => {
      release();
      response.end('It is gone!');
    }, 6.5 * STEP_MS);
  });
  const [response] = (await once(client.resume(), 'data')) as [Buffer];
  expect(response.toString()).toContain('It is gone!');
});

test('a connection on which nobody says anything is closed', async () => {
  const { socket } = await aConnection(() => undefined);
  const began = performance.now();
  await once(socket, 'close');
  expect(performance.now() - began).toBeGreaterThan(3 * STEP_MS);
});

test('who sends another request in time is served', async () => {
  const { client } = await aConnection((_, response) => response.end('Strike!'));
  for (let request = 0; request < 4; request += 1) {
    const [response] = (await once(client.resume(), 'data')) as [Buffer];
    expect(response.toString()).toContain('Strike!');
    await pause(STEP_MS * 1.5);
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  }
});
