import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readOutbox } from '../platform/mail/outbox.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { parseSettings, type Settings } from '../platform/settings.ts';
import { aDatabase } from './a-database.ts';
import { aClock } from './a-clock.ts';

/** What a test asks the program. */
export interface TestRequest {
  readonly body?: unknown;
  /** The bearer token. */
  readonly token?: string;
  /** The Idempotency-Key. */
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** The address that the request comes from. */
  readonly from?: string;
}

/** What came back; `body` as parsed JSON. */
export interface TestAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: Clock;
  /** Lets time pass; only where the test did not bring a clock of its own. */
  readonly pass: ReturnType<typeof aClock>['pass'];
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect of an answer
  ask<Body = any>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    request?: TestRequest,
  ): Promise<TestAnswer<Body>>;
  /** Letters in the local outbox, newest first. */
  letters(): Promise<Letter[]>;
}

/** The settings of a program in a test: as set by nobody, with limits out of the way. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const parsed = parseSettings({ NODE_ENV: 'test', LIMITS_FACTOR: '1000', LAHMAN_DIR: '' });
  if (!parsed.ok) throw new Error(parsed.text);
  return { ...parsed.settings, ...changes };
}

/** The whole program on a database of its own, asked without a network. Paths are below `/api`. */
export async function anApp(
  given: {
    database?: Database;
    settings?: Partial<Settings>;
    clock?: Clock;
    webFolder?: string;
  } = {},
): Promise<TestApp> {
  const database = given.database ?? (await aDatabase());
  const own = aClock();
  const clock = given.clock ?? own.clock;
  const settings = testSettings(given.settings);
  const app = await createApp(
    { settings, database, clock, log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }) },
    {
      publicUrl: () => settings.publicUrl,
      wakeMailer: () => undefined,
      webFolder: given.webFolder ?? '/nowhere',
      version: 'test',
    },
  );
  await app.ready();
  afterAll(() => app.close());
  return {
    app,
    database,
    clock,
    pass: own.pass,
    ask: async (method, path, request = {}) => {
      const answer = await app.inject(injected(method, path, request));
      const isJson = (answer.headers['content-type'] ?? '').includes('json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : (answer.body as never),
        headers: answer.headers as Record<string, string | undefined>,
      };
    },
    letters: () => readOutbox(database, 100),
  };
}

function injected(
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
