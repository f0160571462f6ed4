// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { onTokensChange, readTokens, removeTokens, storeTokens } from './stored-tokens.ts';

const TOKENS = { accessToken: 'access', idToken: 'id', refreshToken: 'refresh' };
const visitor = () => document.documentElement.dataset['visitor'];

beforeEach(() => removeTokens());

/** Simulates that another tab has changed a key of local storage; null clears all. */
const changeInOtherTab = (key: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('who signs in is a player for the style sheet, too, until they sign out', () => {
  expect(readTokens()).toBeNull();
  storeTokens(TOKENS);
  expect(readTokens()).toEqual(TOKENS);
  expect(visitor()).toBe('player');
  removeTokens();
  expect(readTokens()).toBeNull();
  expect(visitor()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test.each(['accessToken', 'idToken', 'refreshToken'])(
  'without the %s there is no session',
  (name) => {
    storeTokens(TOKENS);
    localStorage.removeItem(name);
    expect(readTokens()).toBeNull();
  },
);

test('a page hears of a sign-in and a sign-out, in its own tab and in others', () => {
  const listener = vi.fn<() => void>();
  const stop = onTokensChange(listener);
  storeTokens(TOKENS);
  expect(listener).toHaveBeenCalledTimes(1);
  removeTokens();
  expect(listener).toHaveBeenCalledTimes(2);
  changeInOtherTab('accessToken');
  expect(listener).toHaveBeenCalledTimes(3);
  changeInOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(4);
  changeInOtherTab('pennant-sound');
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  storeTokens(TOKENS);
  changeInOtherTab('accessToken');
  expect(listener).toHaveBeenCalledTimes(4);
});

describe('in a browser whose storage is switched off', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    onTestFinished(() => {
      removeTokens();
      vi.unstubAllGlobals();
    });
  });

  test('a visitor is a guest, and the pages work', () => {
    expect(readTokens()).toBeNull();
    expect(removeTokens).not.toThrow();
  });

  test('a player is one until the page is closed', () => {
    const listener = vi.fn<() => void>();
    const stop = onTokensChange(listener);
    storeTokens(TOKENS);
    expect(readTokens()).toEqual(TOKENS);
    expect(visitor()).toBe('player');
    removeTokens();
    expect(readTokens()).toBeNull();
    expect(visitor()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  test('tokens that can be stored again are read from there, as another tab changes them', () => {
    storeTokens(TOKENS);
    vi.unstubAllGlobals();
    storeTokens({ ...TOKENS, accessToken: 'new' });
    localStorage.setItem('accessToken', 'of another tab');
    expect(readTokens()?.accessToken).toBe('of another tab');
  });
});
