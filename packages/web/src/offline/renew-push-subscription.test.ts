// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { beginSession, readSessionMark, removeTokens } from '../api/stored-tokens.ts';
import { aUser } from '../testing/a-user.ts';
import { readPushOwner, writePushOwner } from './push-subscription.ts';
import { renewPushSubscription } from './renew-push-subscription.ts';

const ENDPOINT = 'https://push.example.com/1';

/** Gives the browser a push subscription, and the server a user and a response to it. */
function aBrowser({ endpoint = ENDPOINT, userID = 'casey', status = 200 } = {}) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, 'http://pennant.invalid'), init);
    if (request.url.endsWith('/users/me')) return Response.json(aUser({ userID }));
    bodies.push(await request.json());
    return status === 0
      ? Promise.reject(new TypeError('no connection'))
      : Response.json({ error: 'No.', code: 'no' }, { status });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    removeTokens();
  });
  return { bodies, unsubscribe };
}

const signIn = () => {
  beginSession({ accessToken: 'a', idToken: 'i', refreshToken: 'r' });
  return readSessionMark() ?? '';
};

beforeEach(() => localStorage.clear());

test('a session that the server knows the browser by tells it nothing', async () => {
  const { bodies, unsubscribe } = aBrowser();
  writePushOwner({ userID: 'casey', session: signIn(), endpoint: ENDPOINT });
  await renewPushSubscription();
  expect(bodies).toEqual([]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('a user who has signed in anew goes on being told', async () => {
  const { bodies } = aBrowser();
  writePushOwner({ userID: 'casey', session: 'before', endpoint: ENDPOINT });
  const session = signIn();
  await renewPushSubscription();
  expect(bodies).toEqual([{ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }]);
  expect(readPushOwner()).toEqual({ userID: 'casey', session, endpoint: ENDPOINT });
});

test('a subscription that the browser has replaced is told of', async () => {
  const { bodies } = aBrowser({ endpoint: 'https://push.example.com/2' });
  writePushOwner({ userID: 'casey', session: signIn(), endpoint: ENDPOINT });
  await renewPushSubscription();
  expect(bodies).toHaveLength(1);
  expect(readPushOwner()?.endpoint).toBe('https://push.example.com/2');
});

test.each([
  ['another user’s', { userID: 'flynn', session: 'before', endpoint: ENDPOINT }],
  ['nobody’s that is known', null],
])('a subscription that is %s ends', async (_whose, owner) => {
  const { bodies, unsubscribe } = aBrowser();
  if (owner !== null) writePushOwner(owner);
  signIn();
  await renewPushSubscription();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(bodies).toEqual([]);
  expect(readPushOwner()).toBeNull();
});

test('who is away without having logged out is still told', async () => {
  const { bodies, unsubscribe } = aBrowser();
  writePushOwner({ userID: 'casey', session: 'before', endpoint: ENDPOINT });
  await renewPushSubscription();
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(bodies).toEqual([]);
});

test.each([409, 422])('what the server refuses for good with %i ends', async (status) => {
  const { unsubscribe } = aBrowser({ status });
  writePushOwner({ userID: 'casey', session: 'before', endpoint: ENDPOINT });
  signIn();
  await renewPushSubscription();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(readPushOwner()).toBeNull();
});

test.each([0, 429, 503])('after %i it is tried the next time', async (status) => {
  const { unsubscribe } = aBrowser({ status });
  const owner = { userID: 'casey', session: 'before', endpoint: ENDPOINT };
  writePushOwner(owner);
  signIn();
  await expect(renewPushSubscription()).rejects.toBeInstanceOf(ApiError);
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(readPushOwner()).toEqual(owner);
});
