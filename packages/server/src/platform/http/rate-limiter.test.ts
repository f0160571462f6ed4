import { calls } from '@pennant/contract/calls';
import type { Call } from '@pennant/contract/call';
import type { FastifyRequest } from 'fastify';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import {
  createRateLimiter,
  limitRate,
  RATE_LIMITS,
  type RateLimiter,
  type RateLimitName,
} from './rate-limiter.ts';

const NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];

const aLimiter = (factor = 1) => {
  const { clock, pass } = aClock();
  return { limiter: createRateLimiter(clock, factor), pass };
};

/** Asks until the limiter says to wait; returns how many requests it let through, and the wait. */
function useUp(limiter: RateLimiter, rate: RateLimitName, client = 'fan') {
  for (let passed = 0; ; passed += 1) {
    const wait = limiter.take(rate, client);
    if (wait !== null) return { passed, wait };
  }
}

describe.each(NAMES)('the limit of %s', (rate) => {
  const { burst, perSecond } = RATE_LIMITS[rate];
  const secondsForOne = Math.max(1, Math.ceil(1 / perSecond));

  test('lets its burst through at once, then says how long to wait for one more', () => {
    const { limiter, pass } = aLimiter();
    expect(useUp(limiter, rate)).toEqual({ passed: burst, wait: secondsForOne });
    pass({ seconds: secondsForOne });
    expect(limiter.take(rate, 'fan')).toBeNull();
  });

  test('gives as many again as it allows in a second, and never more than its burst', () => {
    const { limiter, pass } = aLimiter();
    useUp(limiter, rate);
    pass({ seconds: 10 });
    expect(useUp(limiter, rate).passed).toBe(Math.min(burst, 10 * perSecond));
    pass({ days: 1 });
    expect(useUp(limiter, rate).passed).toBe(burst);
  });

  test('counts each client, and no other limit', () => {
    const { limiter } = aLimiter();
    useUp(limiter, rate);
    expect(limiter.take(rate, 'another fan')).toBeNull();
    const passed = NAMES.filter((other) => limiter.take(other, 'fan') === null);
    expect(passed).toEqual(NAMES.filter((other) => other !== rate));
  });
});

test('a factor multiplies burst and average', () => {
  const { limiter, pass } = aLimiter(2);
  expect(useUp(limiter, 'images')).toEqual({ passed: 40, wait: 1 });
  pass({ seconds: 5 });
  expect(useUp(limiter, 'images').passed).toBe(20);
  const { limiter: strict } = aLimiter(0.5);
  expect(useUp(strict, 'reports')).toEqual({ passed: 5, wait: 20 });
});

test('whoever asks again too early waits the rest, not all of it anew', () => {
  const { limiter, pass } = aLimiter();
  expect(useUp(limiter, 'reports').wait).toBe(10);
  pass({ seconds: 4 });
  expect(limiter.take('reports', 'fan')).toBe(6);
  pass({ seconds: 5 });
  expect(limiter.take('reports', 'fan')).toBe(1);
  pass({ seconds: 1 });
  expect(limiter.take('reports', 'fan')).toBeNull();
});

test('a clock that is set back gives nothing and takes nothing', () => {
  const { limiter, pass } = aLimiter();
  for (let request = 0; request < 5; request += 1) limiter.take('images', 'fan');
  pass({ hours: -1 });
  expect(useUp(limiter, 'images').passed).toBe(15);
  pass({ seconds: 5 });
  expect(useUp(limiter, 'images').passed).toBe(10);
});

test('over any while no client gets more than the burst and the average of that while', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 30 }))),
      (visits) => {
        const { limiter, pass } = aLimiter();
        let [seconds, passed] = [0, 0];
        for (const [pause, requests] of visits) {
          pass({ seconds: pause });
          seconds += pause;
          for (let request = 0; request < requests; request += 1)
            if (limiter.take('images', 'fan') === null) passed += 1;
          expect(passed).toBeLessThanOrEqual(20 + 2 * seconds);
        }
      },
    ),
  );
});

test('a crowd of clients frees nobody who has used up the limit', () => {
  const { limiter, pass } = aLimiter();
  useUp(limiter, 'reports');
  for (let client = 0; client < 19_999; client += 1) limiter.take('reports', `crowd ${client}`);
  pass({ seconds: 1 });
  // One more than are counted before the idle ones are forgotten.
  limiter.take('reports', 'one more');
  expect(limiter.take('reports', 'fan')).toBe(9);
  expect(useUp(limiter, 'reports', 'crowd 0').passed).toBe(9);
});

describe('a call', () => {
  /** Returns the limit and the client that a request of a call counts against. */
  function countOf(call: Call, userID: string | null) {
    const counted: [RateLimitName, string][] = [];
    const limiter: RateLimiter = {
      take: (rate, client) => {
        counted.push([rate, client]);
        return null;
      },
    };
    const context = { principal: userID && { userID }, address: '10.0.0.1' };
    expect(limitRate(call, limiter)({ context } as unknown as FastifyRequest)).toBeNull();
    expect(counted).toHaveLength(1);
    return counted[0];
  }

  test.each<[keyof typeof calls, RateLimitName]>([
    ['roll', 'rolls'],
    ['rollByGet', 'rolls'],
    ['playOn', 'rolls'],
    ['game', 'reads'],
    ['abandon', 'spending'],
    ['manageEvent', 'spending'],
    ['createGame', 'spending'],
    ['buyPacks', 'spending'],
    ['login', 'spending'],
    ['seriesList', 'reads'],
    ['daily', 'reads'],
    ['decideDaily', 'spending'],
    ['playDailyFreely', 'spending'],
    ['scoreDailyFreely', 'spending'],
    ['userGames', 'reads'],
  ])('%s counts as one of the %s', (name, rate) => {
    expect(countOf(calls[name], 'casey')).toEqual([rate, 'casey']);
    expect(countOf(calls[name], null)).toEqual([rate, '10.0.0.1']);
  });

  test('that only rolls in name is none of the rolls', () => {
    for (const path of ['/stats/games/{id}/roll', '/games/{id}/roll/dice', '/games/{id}/reroll'])
      expect(countOf({ ...calls.game, path: path as `/${string}` }, 'casey')).toEqual([
        'reads',
        'casey',
      ]);
  });
});
