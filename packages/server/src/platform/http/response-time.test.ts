import { calls } from '@pennant/contract/calls';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { observeResponseTime } from './response-time.ts';

/** Observes a response of the wallet that was begun so many ms ago; returns what was told of it. */
function observe(msAgo: number, statusCode = 200) {
  const measured: unknown[] = [];
  const logged: unknown[] = [];
  const reply = { request: { context: { startedAt: performance.now() - msAgo } }, statusCode };
  observeResponseTime(calls.wallet, reply as unknown as FastifyReply, {
    metrics: { observeResponse: (...response) => void measured.push(response) },
    log: { warn: (...entry: unknown[]) => void logged.push(entry) },
  });
  return { measured, logged };
}

/** Any time of so many ms and a little more. */
const about = (ms: number) => ({
  asymmetricMatch: (value: unknown) => Number(value) >= ms && Number(value) < ms + 400,
});

test('every response is measured by call and status', () => {
  expect(observe(20, 429).measured).toEqual([['GET', '/wallet/get', 429, about(20)]]);
});

test('a call of more than a second is logged, and no other', () => {
  expect(observe(1_001).logged).toEqual([
    [{ call: 'GET /wallet/get', ms: about(1_001) }, 'slow call'],
  ]);
  expect(observe(500).logged).toEqual([]);
});

test('nobody needs to listen', () => {
  const reply = { request: { context: { startedAt: 0 } }, statusCode: 200 };
  expect(() =>
    observeResponseTime(calls.wallet, reply as unknown as FastifyReply, {}),
  ).not.toThrow();
});
