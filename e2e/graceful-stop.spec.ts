import { once } from 'node:events';
import http from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { copyCatalogue } from './catalogue-folder.ts';
import { startProgram } from './start-program.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** How long the program still serves after it was told to stop, in ms. */
const STOP_DELAY_MS = 6000;
/** How often the balancer asks whether it is ready, in ms. */
const BALANCER_MS = 100;
const CLIENTS = 8;

/** Returns a function that sends requests on kept connections and resolves to their status. */
const aSender = (url: string) => {
  const agent = new http.Agent({ keepAlive: true });
  return (method: string, route: string, body?: object) =>
    new Promise<number>((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const request = http.request(url + route, { method, agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
};

/** A mail server that takes connections and says nothing until it hangs up. */
async function aSilentMailServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangUp: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Begins a registration; returns what sends its body, and resolves to the status. */
async function aSlowRegistration(url: string): Promise<() => Promise<number>> {
  const body = JSON.stringify({
    username: 'slow_to_sign',
    email: 'slow-to-sign@stop.example',
    password: 'Mudville#1888',
  });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const request = http.request(`${url}/api/users`, { method: 'POST', headers, agent: false });
  const responded = once(request, 'response') as Promise<[http.IncomingMessage]>;
  await new Promise<unknown>((resolve) => request.write(body.slice(0, 20), resolve));
  return async () => {
    request.end(body.slice(20));
    const [response] = await responded;
    response.resume();
    return response.statusCode ?? 0;
  };
}

test('a program that is stopped behind a balancer fails no request, whatever it is at itself', async () => {
  const mail = await aSilentMailServer();
  const folder = await createTemporaryFolder();
  await copyCatalogue(folder.path);
  const program = await startProgram({
    DATA_DIR: folder.path,
    LAHMAN_DIR: '',
    LIMITS_FACTOR: '1000',
    STOP_DELAY_MS: String(STOP_DELAY_MS),
    SMTP_URL: mail.url,
  });
  const send = aSender(program.url);
  const results: (number | string)[] = [];
  const note = (sent: Promise<number>) =>
    sent.then(
      (status) => results.push(status),
      (error: Error) => results.push(error.message),
    );
  expect([await send('GET', '/api/live'), await send('GET', '/api/ready')]).toEqual([200, 200]);

  let isSending = true;
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    while (isSending) {
      await note(send('GET', index % 2 === 0 ? '/api/catalogue' : '/about'));
    }
  });
  await pause(1000);
  const stopped = program.stop();
  const told = Date.now();
  // Passwords are hashed for some time: these are under way when the program begins to stop.
  const registrations = Array.from({ length: 6 }, (_, index) =>
    note(
      send('POST', '/api/users', {
        username: `last_to_sign_${index}`,
        email: `last-to-sign-${index}@stop.example`,
        password: 'Mudville#1888',
      }),
    ),
  );
  while ((await send('GET', '/api/ready')) !== 503) await pause(BALANCER_MS);
  expect(await send('GET', '/api/live'), 'it is alive as long as it serves').toBe(200);
  const sendRest = await aSlowRegistration(program.url);
  isSending = false;

  // A letter for each registration waits for the mail server, which hangs.
  const isOpen = () =>
    send('GET', '/api/live').then(
      () => true,
      () => false,
    );
  while (await isOpen()) await pause(BALANCER_MS);
  expect(await sendRest(), 'it ends what it has begun').toBe(200);
  await Promise.all([...clients, ...registrations]);
  mail.hangUp();
  expect(await stopped, 'its exit code').toBe(0);
  expect(Date.now() - told).toBeGreaterThanOrEqual(STOP_DELAY_MS);
  expect(results.length).toBeGreaterThan(CLIENTS);
  expect(results.filter((result) => typeof result !== 'number' || result >= 300)).toEqual([]);
  await folder.remove();
});
