// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../testing/a-page.tsx';
import { aUser } from '../testing/a-user.ts';
import {
  clearUserCache,
  prefetchUser,
  setCachedUser,
  useUser,
  useVisitor,
} from './current-user.ts';
import { apiQueryKey } from './query-hooks.ts';
import { readTokens, removeTokens, storeTokens } from './stored-tokens.ts';

const ME = 'GET /users/me';
const TOKENS = { accessToken: 'access', idToken: 'id', refreshToken: 'refresh' };

test('who has no tokens is a guest, and nobody is asked', () => {
  const page = aPage();
  const { result } = page.render(useVisitor);
  expect(result.current).toEqual({ kind: 'guest' });
  expect(page.sent).toEqual([]);
});

test('who has tokens is checked once, by the id token, and then is a player', async () => {
  const page = aPage();
  storeTokens(TOKENS);
  page.respond(ME, aUser({ username: 'casey' }));
  const { result } = page.render(useVisitor);
  expect(result.current).toEqual({ kind: 'checking' });
  await waitFor(() => expect(result.current.kind).toBe('player'));
  expect(result.current).toMatchObject({ user: { username: 'casey' } });
  expect(page.sentTo(ME).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer id']);
});

test('a player who has just been checked is not checked again on the next page', async () => {
  const page = aPage({ user: {} });
  const { result } = page.render(useVisitor);
  expect(result.current.kind).toBe('player');
  await act(async () => undefined);
  expect(page.sentTo(ME)).toEqual([]);
});

test('tokens that the server does not know make a guest, and are thrown away', async () => {
  const page = aPage();
  storeTokens(TOKENS);
  page.respond(ME, { error: 'Unknown token.', code: 'unknown_token' }, 401);
  const { result } = page.render(useVisitor);
  await waitFor(() => expect(result.current).toEqual({ kind: 'guest' }));
  expect(readTokens()).toBeNull();
});

test('a server that fails leaves the player signed in, to try again', async () => {
  const page = aPage();
  storeTokens(TOKENS);
  page.respond(ME, { error: 'Something broke.', code: 'internal' }, 500);
  const { result } = page.render(useVisitor);
  await waitFor(() => expect(result.current.kind).toBe('unreachable'));
  const { current } = result;
  if (current.kind !== 'unreachable') throw new Error('not reached');
  expect(current.error.message).toBe('Something broke.');
  expect(readTokens()).toEqual(TOKENS);
  page.respond(ME, aUser());
  act(() => current.retry());
  await waitFor(() => expect(result.current.kind).toBe('player'));
});

/** Returns a page whose server has failed to say who the visitor is; time passes as it is told. */
async function aFailedCheck() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const page = aPage();
  storeTokens(TOKENS);
  page.respond(ME, { error: 'Something broke.', code: 'internal' }, 500);
  const { result } = page.render(useVisitor);
  await waitFor(() => expect(result.current.kind).toBe('unreachable'));
  return { page, result };
}

test('a check that failed is made again by itself', async () => {
  const { page, result } = await aFailedCheck();
  page.respond(ME, aUser());
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  await waitFor(() => expect(result.current.kind).toBe('player'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(page.sentTo(ME)).toHaveLength(2);
});

test('while a failed check is made again the page goes on showing its error', async () => {
  const { page, result } = await aFailedCheck();
  const respond = page.hold(ME);
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  await waitFor(() => expect(page.sentTo(ME)).toHaveLength(2));
  expect(result.current).toMatchObject({
    kind: 'unreachable',
    error: { message: 'Something broke.' },
  });
  respond(aUser());
  await waitFor(() => expect(result.current.kind).toBe('player'));
});

test('signing out, in whichever tab, makes a guest of the player', () => {
  const page = aPage({ user: {} });
  const { result } = page.render(useVisitor);
  act(() => removeTokens());
  expect(result.current).toEqual({ kind: 'guest' });
});

test('a player’s page has its user', () => {
  const { result } = aPage({ user: { username: 'casey' } }).render(useUser);
  expect(result.current.username).toBe('casey');
});

test('a guest is never shown a player’s page', () => {
  expect(() => aPage().render(useUser)).toThrow('only shown to players');
});

test('the check begins before the first page is drawn, where there are tokens', async () => {
  const page = aPage();
  prefetchUser(page.queryClient);
  expect(page.sent).toEqual([]);
  storeTokens(TOKENS);
  page.respond(ME, aUser());
  prefetchUser(page.queryClient);
  await waitFor(() => expect(page.sentTo(ME)).toHaveLength(1));
  const { result } = page.render(useVisitor);
  await waitFor(() => expect(result.current.kind).toBe('player'));
  expect(page.sentTo(ME)).toHaveLength(1);
});

test('a saved setting shows at once', async () => {
  const page = aPage({ user: { gameSpeed: 'normal' } });
  const { result } = page.render(useUser);
  act(() => setCachedUser(page.queryClient, aUser({ gameSpeed: 'fast' })));
  await waitFor(() => expect(result.current.gameSpeed).toBe('fast'));
});

test('the next player sees nothing of the last one’s, but the catalogue stays', () => {
  const { queryClient } = aPage();
  const keys = [apiQueryKey('GET /catalogue'), apiQueryKey('GET /wallet/get'), [ME]];
  for (const key of keys) queryClient.setQueryData(key, { some: 'thing' });
  clearUserCache(queryClient);
  expect(keys.map((key) => queryClient.getQueryData(key) !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});
