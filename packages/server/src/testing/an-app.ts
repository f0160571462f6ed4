import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import { createDailyServices, type DailyServices } from '../daily/daily-services.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createReadiness } from '../platform/http/readiness.ts';
import { readOutbox } from '../platform/mail/outbox-store.ts';
import type { Email } from '../platform/mail/email.ts';
import { parseSettings, type Settings } from '../platform/settings.ts';
import { aDatabase } from './a-database.ts';
import { aClock } from './a-clock.ts';
import type { TestProgram, TestRequest } from './test-program.ts';

export interface TestApp extends TestProgram {
  readonly app: FastifyInstance;
  /** What the program has in memory of the days' games. */
  readonly daily: DailyServices;
  /** Advances the clock, unless the test passed its own. */
  readonly advanceTime: ReturnType<typeof aClock>['pass'];
  /** Returns the emails in the local outbox, newest first. */
  emails(): Promise<Email[]>;
}

/** Games by which an option of a day's game is valued: enough to tell one from another. */
export const TEST_ROLLOUTS = 150;

/** Returns the default settings for a test, with limits multiplied by 1000. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const parsed = parseSettings({ NODE_ENV: 'test', LIMITS_FACTOR: '1000', LAHMAN_DIR: '' });
  if (!parsed.ok) throw new Error(parsed.text);
  return { ...parsed.settings, ...changes };
}

/**
 * Creates the whole program on its own database, without a network. Request paths are below `/api`.
 */
export async function anApp(
  options: {
    database?: Database;
    settings?: Partial<Settings>;
    clock?: Clock;
    webFolder?: string;
    streams?: AppOptions['streams'];
    /** Without it, nobody looks for what is due in live games. */
    liveLookMs?: number;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await aDatabase());
  const ownClock = aClock();
  const clock = options.clock ?? ownClock.clock;
  const settings = testSettings(options.settings);
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const daily = createDailyServices({
    queries: database.background,
    clock,
    log,
    rollouts: TEST_ROLLOUTS,
  });
  const app = await createApp(
    { settings, database, clock, log },
    {
      daily,
      publicUrl: () => settings.publicUrl,
      wakeMailer: () => undefined,
      wakeDefenceTeller: () => undefined,
      webFolder: options.webFolder ?? '/nowhere',
      version: 'test',
      readiness: createReadiness(database, []),
      wakeLiveSettler: () => undefined,
      liveLookMs: options.liveLookMs ?? null,
      streams: options.streams,
    },
  );
  await app.ready();
  // One that a test leaves behind would go on asking for its database, which is dropped.
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  (isInTest ? onTestFinished : afterAll)(async () => {
    daily.stop();
    await app.close();
  });
  return {
    app,
    daily,
    database,
    clock,
    advanceTime: ownClock.pass,
    request: async (method, path, request = {}) => {
      const response = await app.inject(toInjectOptions(method, path, request));
      const isJson = (response.headers['content-type'] ?? '').includes('json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : (response.body as never),
        headers: response.headers as Record<string, string | undefined>,
      };
    },
    emails: () => readOutbox(database, 100),
  };
}

function toInjectOptions(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  request: TestRequest,
): InjectOptions {
  return {
    method,
    url: `/api${path}`,
    headers: {
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body === undefined
      ? {}
      : {
          payload: typeof request.body === 'string' ? request.body : JSON.stringify(request.body),
        }),
    ...(request.from === undefined ? {} : { remoteAddress: request.from }),
  };
}
