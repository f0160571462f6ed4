import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';

afterEach(() => vi.useRealTimers());

test('a machine under load starts late, and does not give up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = createHttpServer(
    { trustProxy: false, publicUrl: 'http://127.0.0.1' },
    pino({ level: 'silent' }),
  );
  const { promise: pagesAreRead, resolve: readPages } = Promise.withResolvers<void>();
  let isBegun = false;
  void app.register(async () => {
    isBegun = true;
    await pagesAreRead;
  });
  const ready = app.ready().then(
    () => 'ready',
    (error: Error) => error.message,
  );
  while (!isBegun) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(60_000);
  readPages();
  expect(await ready).toBe('ready');
  await app.close();
});
