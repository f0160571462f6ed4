import { setTimeout as pause } from 'node:timers/promises';
import type { RawRequest } from '@pennant/server/testing/raw-request';
import type { TimedResponse } from '../load/raw-client.ts';

/** A limit on requests: so many a second on average, and so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** What was counted while one client sent more than its limit. */
export interface WatchedRate {
  readonly sent: number;
  readonly passed: number;
  /** The fewest and the most that the limit lets through in the time that it took. */
  readonly fewest: number;
  readonly most: number;
  /** Refusals without Retry-After, and responses that are neither a refusal nor the call's own. */
  readonly badRefusals: number;
}

/** Times the limit that is sent: by far enough that every free place is taken. */
const OVERLOAD = 3;
const TICK_MS = 100;

/**
 * Sends twice the burst at once, and then three times the rate for some seconds. What may pass
 * follows from the client's own clock: the server counts the first request after it was sent and
 * before its response came, and the last one likewise.
 *
 * @param send sends the request with this number
 */
export async function watchRate(
  rate: Rate,
  seconds: number,
  send: (index: number) => Promise<TimedResponse>,
): Promise<WatchedRate> {
  const responses: Promise<TimedResponse>[] = [];
  const began = performance.now();
  let firstResponse = Infinity;
  let lastSent = began;
  const sendNext = () => {
    lastSent = performance.now();
    responses.push(
      send(responses.length).then((response) => {
        firstResponse = Math.min(firstResponse, performance.now());
        return response;
      }),
    );
  };
  for (let index = 0; index < 2 * rate.burst; index += 1) sendNext();
  // The rate is due from the beginning, also while the burst is under way.
  let due = 0;
  while (performance.now() - began < seconds * 1000) {
    await pause(TICK_MS);
    const elapsed = (performance.now() - began) / 1000;
    for (; due < elapsed * rate.perSecond * OVERLOAD; due += 1) sendNext();
  }
  const done = await Promise.all(responses);
  const ended = performance.now();
  const allowed = (ms: number) => rate.burst + (Math.max(0, ms) / 1000) * rate.perSecond;
  return {
    sent: done.length,
    passed: done.filter(({ status }) => status !== 429 && status !== 0 && status < 500).length,
    fewest: Math.floor(allowed(lastSent - firstResponse)) - 1,
    most: Math.ceil(allowed(ended - began)),
    badRefusals: done.filter(
      ({ status, headers }) =>
        status === 0 || status >= 500 || (status === 429 && !(Number(headers['retry-after']) >= 1)),
    ).length,
  };
}

/** Returns how many requests passed beyond the limit, or short of it. */
export const missesOf = ({ passed, fewest, most }: WatchedRate): number =>
  Math.max(0, passed - most, fewest - passed);

/** Returns a request with a token and a client's address, as a proxy hands them on. */
export const requestFrom = (
  method: string,
  path: string,
  { from, token, body }: { readonly from: string; readonly token?: string; readonly body?: object },
): RawRequest => ({
  method,
  url: `/api${path}`,
  headers: {
    'x-forwarded-for': from,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  payload: body === undefined ? undefined : JSON.stringify(body),
});
