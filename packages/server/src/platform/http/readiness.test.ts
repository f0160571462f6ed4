import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { pino } from 'pino';
import { aDatabase } from '../../testing/a-database.ts';
import { anApp } from '../../testing/an-app.ts';
import { readMigrations } from '../database/migrate.ts';
import { createHttpServer } from './http-server.ts';
import { createReadiness } from './readiness.ts';

const database = await aDatabase();
const names = (await readMigrations()).map(({ name }) => name);

test('a program is alive and ready', async () => {
  const { request } = await anApp({ database });
  for (const path of ['/live', '/ready']) {
    expect(await request('GET', path)).toMatchObject({ status: 200, body: { ok: true } });
  }
});

test('it is ready with every migration of its own; those of a newer program do no harm', async () => {
  expect(await createReadiness(database, names).check()).toEqual({ ok: true });
  expect(await createReadiness(database, names.slice(0, 3)).check()).toEqual({ ok: true });
  expect(await createReadiness(database, [...names, '9999_tomorrow.sql']).check()).toEqual({
    ok: false,
    code: 'migrations_missing',
  });
});

test('a thousand who ask at once are one look at the database', async () => {
  let looks = 0;
  const counting = new Proxy(database, {
    get: (target, key, receiver) => {
      if (key === 'query') looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const { check } = createReadiness(counting, names);
  await Promise.all(Array.from({ length: 1000 }, () => check()));
  expect(looks).toBe(2);
});

test('a server that is stopped serves what is under way and what still comes, then closes', async () => {
  const app = createHttpServer(
    { trustProxy: false, publicUrl: 'http://pennant.example' },
    pino({ level: 'silent' }),
  );
  const readiness = createReadiness(database, names);
  app.get('/api/slow', async () => {
    await pause(300);
    return { ok: true };
  });
  app.get('/api/quick', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const get = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      http
        .get({ port, path, agent }, (response) => {
          response.resume().on('end', () => resolve(response));
        })
        .on('error', reject);
    });
  expect((await get('/api/quick')).headers.connection).toBe('keep-alive');

  const underWay = Array.from({ length: 20 }, () => get('/api/slow'));
  await pause(50);
  readiness.beginToStop(app.server);
  expect(await readiness.check()).toEqual({ ok: false, code: 'stopping' });
  const late = await get('/api/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  const closing = Date.now();
  await app.close();
  expect(Date.now() - closing, 'no connection is waited for').toBeLessThan(
    app.server.keepAliveTimeout,
  );
  const statuses = (await Promise.all(underWay)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  await expect(get('/api/quick')).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});
