import http from 'node:http';
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

test('a program that is stopped behind a balancer fails no request', async () => {
  const folder = await createTemporaryFolder();
  await copyCatalogue(folder.path);
  const program = await startProgram({
    DATA_DIR: folder.path,
    LAHMAN_DIR: '',
    LIMITS_FACTOR: '1000',
    STOP_DELAY_MS: String(STOP_DELAY_MS),
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
  expect(Date.now() - told).toBeLessThan(STOP_DELAY_MS);
  expect(await send('GET', '/api/live'), 'it is alive as long as it serves').toBe(200);
  isSending = false;
  await Promise.all([...clients, ...registrations]);
  await stopped;
  expect(Date.now() - told).toBeGreaterThanOrEqual(STOP_DELAY_MS);
  expect(results.length).toBeGreaterThan(CLIENTS);
  expect(results.filter((result) => typeof result !== 'number' || result >= 300)).toEqual([]);
  await folder.remove();
});
