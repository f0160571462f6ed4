// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { readTokens } from '../../api/stored-tokens.ts';
import { aPage } from '../../testing/a-page.tsx';
import { useLogout } from './use-logout.ts';
import { useStartSession } from './use-start-session.ts';

const LOGOUT = 'POST /auth/logout';
const WALLET = apiQueryKey('GET /wallet/get');
const CATALOGUE = apiQueryKey('GET /catalogue');

test('signing in forgets what the one before has seen, but not the catalogue', () => {
  const page = aPage();
  page.queryClient.setQueryData(WALLET, { balance: 1 });
  page.queryClient.setQueryData(CATALOGUE, { cards: 3 });
  const { result } = page.render(useStartSession);
  act(() => result.current({ AccessToken: 'a', IdToken: 'b', RefreshToken: 'c' }, '/cards/user'));
  expect(readTokens()).toEqual({ accessToken: 'a', idToken: 'b', refreshToken: 'c' });
  expect(page.queryClient.getQueryData(WALLET)).toBeUndefined();
  expect(page.queryClient.getQueryData(CATALOGUE)).toEqual({ cards: 3 });
  expect(page.location()).toBe('/cards/user');
});

test('logging out ends the session on the server, forgets it here, and leads to Login', async () => {
  const page = aPage({ user: {}, path: '/wallet' });
  page.queryClient.setQueryData(WALLET, { balance: 1 });
  page.respond(LOGOUT, {});
  const { result } = page.render(useLogout);
  expect(result.current.busy).toBe(false);
  act(() => result.current.logout());
  expect(result.current.busy).toBe(true);
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(page.sentTo(LOGOUT)[0]?.body).toEqual({ accessToken: 'access' });
  expect(readTokens()).toBeNull();
  expect(page.queryClient.getQueryData(WALLET)).toBeUndefined();
  expect(page.toasts()).toEqual(['good: Logout successful']);
  expect(result.current.busy).toBe(false);
});

test('a session that the server did not end goes on', async () => {
  const page = aPage({ user: {}, path: '/wallet' });
  page.respond(LOGOUT, { error: 'Not now.', code: 'game_busy' }, 409);
  const { result } = page.render(useLogout);
  act(() => result.current.logout());
  await waitFor(() => expect(page.toasts()).toEqual(['bad: Logout failed: Not now.']));
  expect(readTokens()).not.toBeNull();
  expect(page.location()).toBe('/wallet');
  expect(result.current.busy).toBe(false);
});

test('without a connection the session ends in this browser at least', async () => {
  const page = aPage({ user: {}, path: '/cards/user' });
  page.queryClient.setQueryData(WALLET, { balance: 1 });
  page.respond(LOGOUT, { error: 'Unreachable.', code: 'unreachable' }, 400);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const { result } = page.render(useLogout);
  act(() => result.current.logout());
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(readTokens()).toBeNull();
  expect(page.queryClient.getQueryData(WALLET)).toBeUndefined();
  expect(page.toasts()).toEqual(['good: Logged out of this browser']);
});
