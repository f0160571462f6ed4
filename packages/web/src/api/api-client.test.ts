// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { listKept } from '../offline/kept-store.ts';
import { aCacheStorage } from '../testing/a-cache-storage.ts';
import { aUser } from '../testing/a-user.ts';
import { callApi } from './api-client.ts';
import { isOffline } from './connection.ts';
import { clearSessionOver, isSessionOver, onSessionEnd } from './session.ts';
import {
  readSessionMark,
  readTokens,
  removeTokens,
  showSession,
  storeTokens,
} from './stored-tokens.ts';

type Answer = Response | Error;

const OK = () => Response.json({ balance: 5000 });
const UNREACHABLE = new TypeError('fetch failed');
const EXPIRED = () =>
  Response.json({ error: 'The token has expired.', code: 'token_expired' }, { status: 401 });
const BUSY = () => Response.json({ error: 'Back in a moment.', code: 'busy' }, { status: 503 });
const TOKENS = { accessToken: 'access', idToken: 'id', refreshToken: 'refresh' };

beforeEach(() => {
  vi.useFakeTimers();
  // A page without TLS has no locks.
  vi.stubGlobal('navigator', {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    removeTokens();
    delete window.prefetchedResponses;
    clearSessionOver();
  });
});

/** Stubs a server that sends these responses, one after the other, and returns what it received. */
function aServer(...answers: Answer[]) {
  const received: { address: string; init: RequestInit & { headers: Headers } }[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit & { headers: Headers }) => {
    received.push({ address, init });
    const answer = answers.shift() ?? new Error('nothing more was expected');
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
  return received;
}

/** Waits for a call with as much time as it takes. */
async function finished<Result>(call: Promise<Result>): Promise<Result> {
  call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return call;
}

test('a guest’s call carries no token; a player’s carries the access token', async () => {
  const received = aServer(OK(), OK());
  await callApi('GET /wallet/get');
  storeTokens(TOKENS);
  expect(await callApi('GET /wallet/get')).toEqual({ balance: 5000 });
  expect(received.map(({ init }) => init.headers.get('authorization'))).toEqual([
    null,
    'Bearer access',
  ]);
});

test('who the player is, is asked with the id token', async () => {
  storeTokens(TOKENS);
  const received = aServer(OK());
  await callApi('GET /users/me', {}, { token: 'id' });
  expect(received[0]?.init.headers.get('authorization')).toBe('Bearer id');
});

test('what is read has no key and no body, and is wanted as JSON', async () => {
  const received = aServer(OK());
  await callApi('GET /card/{cardID}', { params: { cardID: 7 } });
  const { address, init } = received[0]!;
  expect(address).toBe('/api/card/7');
  expect(init).not.toHaveProperty('body');
  expect(init).not.toHaveProperty('signal');
  expect([...init.headers]).toEqual([['accept', 'application/json']]);
});

test('what is written has its body as JSON and a key of its own', async () => {
  const received = aServer(OK(), OK(), OK());
  await callApi('PUT /users/setGameSpeed', { body: { gameSpeed: 'fast' } });
  await callApi('POST /wallet/claim');
  await callApi('POST /wallet/claim', {}, { idempotencyKey: 'mine' });
  const [save, claim, again] = received.map(({ init }) => init);
  expect(save).toMatchObject({ method: 'PUT', body: '{"gameSpeed":"fast"}' });
  expect(save?.headers.get('content-type')).toBe('application/json');
  expect(claim).not.toHaveProperty('body');
  expect(claim?.headers.get('content-type')).toBeNull();
  const keys = [save, claim].map((init) => init?.headers.get('idempotency-key'));
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(2);
  expect(again?.headers.get('idempotency-key')).toBe('mine');
});

test('a purchase whose response got lost is repeated under the same key', async () => {
  const received = aServer(UNREACHABLE, BUSY(), OK());
  const claim = callApi('POST /wallet/claim');
  await vi.advanceTimersByTimeAsync(399);
  expect(received).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(received).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1599);
  expect(received).toHaveLength(2);
  expect(await finished(claim)).toEqual({ balance: 5000 });
  expect(new Set(received.map(({ init }) => init.headers.get('idempotency-key'))).size).toBe(1);
});

test('after three tries without a response the player is told to look at the connection', async () => {
  const received = aServer(UNREACHABLE, UNREACHABLE, UNREACHABLE);
  await expect(finished(callApi('GET /wallet/get'))).rejects.toMatchObject({
    status: 0,
    code: 'unreachable',
    message: 'The ballpark cannot be reached. Check your connection and try again.',
  });
  expect(received).toHaveLength(3);
});

test('a server that stays busy is quoted after three tries', async () => {
  const received = aServer(BUSY(), BUSY(), BUSY());
  await expect(finished(callApi('GET /wallet/get'))).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    message: 'Back in a moment.',
  });
  expect(received).toHaveLength(3);
});

test('a refusal is told at once', async () => {
  const received = aServer(Response.json({ error: 'Claimed.', code: 'claimed' }, { status: 409 }));
  await expect(callApi('POST /wallet/claim')).rejects.toMatchObject({
    status: 409,
    code: 'claimed',
  });
  expect(received).toHaveLength(1);
});

test('a call whose page has been left is not repeated', async () => {
  const page = new AbortController();
  const left = new Error('The page was left.');
  const received = aServer(left, OK());
  const call = callApi('GET /wallet/get', {}, { signal: page.signal });
  page.abort();
  await expect(finished(call)).rejects.toBe(left);
  expect(received).toHaveLength(1);
  expect(received[0]?.init.signal).toBe(page.signal);
});

test('a call that a player has left does not end the session', async () => {
  storeTokens(TOKENS);
  const page = new AbortController();
  const received = aServer(new Error('The token has expired.'));
  const call = callApi('GET /wallet/get', {}, { signal: page.signal });
  page.abort();
  await expect(finished(call)).rejects.toThrow('expired');
  expect(received).toHaveLength(1);
  expect(readTokens()).toEqual(TOKENS);
});

const REFRESHED = () =>
  Response.json({ AccessToken: 'new', IdToken: 'new id', RefreshToken: 'new refresh' });

test('tokens that have expired are exchanged once, and the call is made again', async () => {
  storeTokens(TOKENS);
  const received = aServer(EXPIRED(), REFRESHED(), OK());
  expect(await callApi('POST /wallet/claim')).toEqual({ balance: 5000 });
  const [first, refresh, second] = received;
  expect(refresh).toMatchObject({
    address: '/api/auth/refresh',
    init: { method: 'POST', body: '{"refreshToken":"refresh"}' },
  });
  expect(new Headers(refresh?.init.headers).get('content-type')).toBe('application/json');
  expect(second?.init.headers.get('authorization')).toBe('Bearer new');
  expect(second?.init.headers.get('idempotency-key')).toBe(
    first?.init.headers.get('idempotency-key'),
  );
});

test('where they cannot be exchanged the session is over, and Login opens', async () => {
  storeTokens(TOKENS);
  const openLogin = vi.fn<() => void>();
  onSessionEnd({ openLogin, announce: () => undefined });
  aServer(EXPIRED(), Response.json({ error: 'Unknown.', code: 'unknown' }, { status: 401 }));
  await expect(callApi('GET /wallet/get')).rejects.toMatchObject({ code: 'token_expired' });
  expect(readTokens()).toBeNull();
  expect(openLogin).toHaveBeenCalledOnce();
  expect(isSessionOver()).toBe(true);
  clearSessionOver();
  expect(isSessionOver()).toBe(false);
});

test('any other refusal leaves the session as it is', async () => {
  storeTokens(TOKENS);
  const received = aServer(
    Response.json({ error: 'Not yours.', code: 'forbidden' }, { status: 401 }),
  );
  await expect(callApi('GET /wallet/get')).rejects.toMatchObject({ code: 'forbidden' });
  expect(received).toHaveLength(1);
  expect(readTokens()).toEqual(TOKENS);
});

test('a guest has nothing to exchange', async () => {
  const received = aServer(EXPIRED());
  await expect(callApi('GET /wallet/get')).rejects.toMatchObject({ code: 'token_expired' });
  expect(received).toHaveLength(1);
});

const prefetched = (responses: Record<string, Response | null>) => {
  window.prefetchedResponses = Object.fromEntries(
    Object.entries(responses).map(([key, response]) => [key, Promise.resolve(response)]),
  );
};

test('a response that was asked for before the scripts came is used, once', async () => {
  storeTokens(TOKENS);
  prefetched({ '/api/wallet/get Bearer access': Response.json({ balance: 1 }) });
  const received = aServer(OK());
  expect(await callApi('GET /wallet/get')).toEqual({ balance: 1 });
  expect(await callApi('GET /wallet/get')).toEqual({ balance: 5000 });
  expect(received).toHaveLength(1);
});

test('it is used for the same visitor and the same address only, and for nothing written', async () => {
  prefetched({
    '/api/wallet/get Bearer access': Response.json({ balance: 1 }),
    '/api/wallet/claim ': Response.json({ balance: 2 }),
  });
  aServer(OK(), OK());
  expect(await callApi('GET /wallet/get')).toEqual({ balance: 5000 });
  expect(await callApi('POST /wallet/claim')).toEqual({ balance: 5000 });
});

test('a guest’s is found, too; one that never came is asked for again', async () => {
  prefetched({ '/api/catalogue ': Response.json({ cards: 3 }), '/api/wallet/get ': null });
  aServer(OK());
  expect(await callApi('GET /catalogue')).toEqual({ cards: 3 });
  expect(await finished(callApi('GET /wallet/get'))).toEqual({ balance: 5000 });
});

test('ten seconds after the page was opened it is too old', async () => {
  prefetched({ '/api/catalogue ': Response.json({ cards: 3 }) });
  const openedAt = performance.now();
  vi.advanceTimersByTime(10_001 - openedAt);
  aServer(OK());
  expect(await callApi('GET /catalogue')).toEqual({ balance: 5000 });
});

describe('what was kept to be read offline', () => {
  const COLLECTION = { cards: [], totalCards: 24 };
  const USER = aUser({ username: 'casey' });
  const readCollection = () => finished(callApi('GET /card/user', { query: { limit: 500 } }));

  /** A page with a service worker, whose player has read their collection with a connection. */
  async function aPageThatKept(): Promise<void> {
    aCacheStorage();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine: true });
    storeTokens(TOKENS);
    showSession();
    aServer(Response.json(USER), Response.json(COLLECTION));
    await finished(callApi('GET /users/me'));
    await readCollection();
    const session = readSessionMark() ?? '';
    await vi.waitFor(async () => {
      expect(await listKept(session, 'GET /users/me')).toHaveLength(1);
      expect(await listKept(session, 'GET /card/user')).toHaveLength(1);
    });
  }

  test('is returned where the server cannot be reached, and the page knows that it is offline', async () => {
    await aPageThatKept();
    aServer(UNREACHABLE, UNREACHABLE, UNREACHABLE);
    expect(await readCollection()).toEqual(COLLECTION);
    expect(isOffline()).toBe(true);
    aServer(Response.json({ ...COLLECTION, totalCards: 25 }));
    expect(await readCollection()).toMatchObject({ totalCards: 25 });
    expect(isOffline()).toBe(false);
  });

  test('is returned at the first attempt where the browser has no connection', async () => {
    await aPageThatKept();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine: false });
    const received = aServer(UNREACHABLE);
    expect(await readCollection()).toEqual(COLLECTION);
    expect(received).toHaveLength(1);
  });

  test('does not stand in for what the server refuses', async () => {
    await aPageThatKept();
    aServer(Response.json({ error: 'Too many.', code: 'too_many' }, { status: 429 }));
    await expect(readCollection()).rejects.toMatchObject({ code: 'too_many' });
  });

  test('is nothing of the wallet', async () => {
    await aPageThatKept();
    aServer(OK());
    await finished(callApi('GET /wallet/get'));
    aServer(UNREACHABLE, UNREACHABLE, UNREACHABLE);
    await expect(finished(callApi('GET /wallet/get'))).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  test('is nothing after the session has ended', async () => {
    await aPageThatKept();
    // The refresh token is refused too.
    aServer(EXPIRED(), new Response(null, { status: 401 }));
    await expect(readCollection()).rejects.toMatchObject({ code: 'token_expired' });
    expect(readTokens()).toBeNull();
    aServer(UNREACHABLE, UNREACHABLE, UNREACHABLE);
    await expect(readCollection()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

test('without a service worker nothing is kept', async () => {
  const storage = aCacheStorage();
  storeTokens(TOKENS);
  aServer(Response.json({ cards: [], totalCards: 24 }));
  await finished(callApi('GET /card/user'));
  expect(await storage.keys()).toEqual([]);
});
