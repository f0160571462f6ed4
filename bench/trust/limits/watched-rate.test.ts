import { expect, test } from 'vitest';
import { missesOf, watchRate } from './watched-rate.ts';

/** Sends to a bucket of tokens of its own. */
function aLimiter({ perSecond, burst }: { perSecond: number; burst: number }) {
  let tokens = burst;
  let refilledAt = performance.now();
  return async (_index: number) => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - refilledAt) / 1000) * perSecond);
    refilledAt = now;
    const isFree = tokens >= 1;
    if (isFree) tokens -= 1;
    return {
      status: isFree ? 200 : 429,
      headers: isFree ? {} : { 'retry-after': '1' },
      payload: '',
      ms: 0,
    };
  };
}
const RATE = { perSecond: 50, burst: 20 };
const missesWith = async (limiter: typeof RATE) =>
  missesOf(await watchRate(RATE, 1, aLimiter(limiter)));

test('a bucket that is as large and as quick as it should be has no misses', async () => {
  expect(await missesWith(RATE)).toBe(0);
});

test.each([
  ['a burst too large', { ...RATE, burst: 30 }],
  ['a burst too small', { ...RATE, burst: 10 }],
  ['a rate too quick', { ...RATE, perSecond: 150 }],
  ['a rate too slow', { ...RATE, perSecond: 10 }],
])('%s is told', async (_name, limiter) => {
  expect(await missesWith(limiter)).toBeGreaterThan(0);
});

test('a refusal must say when to come again', async () => {
  const refuse = async () => ({ status: 429, headers: {}, payload: '', ms: 0 });
  expect(await watchRate({ perSecond: 1, burst: 2 }, 0, refuse)).toMatchObject({
    passed: 0,
    badRefusals: 4,
  });
});
