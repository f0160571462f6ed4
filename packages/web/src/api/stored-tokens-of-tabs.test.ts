// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { beginSessionInAnotherTab, changeInAnotherTab } from '../testing/another-tab.ts';
import {
  beginSession,
  onSessionOfAnotherTab,
  onTokensChange,
  readSessionMark,
  readTokens,
  removeTokens,
  sessionMarkOfTab,
  showSession,
  storeTokens,
} from './stored-tokens.ts';

const TOKENS = { accessToken: 'access', idToken: 'id', refreshToken: 'refresh' };
const visitor = () => document.documentElement.dataset['visitor'];

beforeEach(() => removeTokens());

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
  changeInAnotherTab('accessToken');
  expect(listener).toHaveBeenCalledTimes(3);
  changeInAnotherTab(null);
  expect(listener).toHaveBeenCalledTimes(4);
  changeInAnotherTab('sessionMark');
  expect(listener).toHaveBeenCalledTimes(5);
  changeInAnotherTab('pennant-sound');
  expect(listener).toHaveBeenCalledTimes(5);
  stop();
  storeTokens(TOKENS);
  changeInAnotherTab('accessToken');
  expect(listener).toHaveBeenCalledTimes(5);
});

describe('the session that a tab shows', () => {
  /** Returns a listener to the sessions of other tabs, in a tab that shows one of its own. */
  function aTabWithSession() {
    beginSession(TOKENS);
    const listener = vi.fn<() => void>();
    onTestFinished(onSessionOfAnotherTab(listener));
    return listener;
  }

  test('is the one that it finds, which gets a mark where it has none', () => {
    showSession();
    expect(sessionMarkOfTab()).toBeNull();
    storeTokens(TOKENS);
    showSession();
    const mark = sessionMarkOfTab();
    expect(mark).not.toBeNull();
    expect(readSessionMark()).toBe(mark);
    showSession();
    expect(sessionMarkOfTab()).toBe(mark);
  });

  test('is another tab’s where one began there before this page listened', () => {
    beginSession(TOKENS);
    beginSessionInAnotherTab();
    const listener = vi.fn<() => void>();
    onTestFinished(onSessionOfAnotherTab(listener));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sessionMarkOfTab()).toBe('another mark');
  });

  test('is another tab’s as soon as one begins there, which is told once', () => {
    const listener = aTabWithSession();
    beginSessionInAnotherTab();
    expect(sessionMarkOfTab()).not.toBe('another mark');
    changeInAnotherTab('sessionMark');
    changeInAnotherTab('sessionMark');
    expect(sessionMarkOfTab()).toBe('another mark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is none after a log-out in another tab', () => {
    const listener = aTabWithSession();
    localStorage.clear();
    changeInAnotherTab(null);
    expect(sessionMarkOfTab()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is looked up when the user goes back to a page that was told of nothing', () => {
    const listener = aTabWithSession();
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).not.toHaveBeenCalled();
    beginSessionInAnotherTab();
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('stays while tokens are exchanged, and its own changes are told by nobody', () => {
    const listener = aTabWithSession();
    const mark = sessionMarkOfTab();
    storeTokens({ ...TOKENS, accessToken: 'exchanged' });
    changeInAnotherTab('sessionMark');
    expect(sessionMarkOfTab()).toBe(mark);
    beginSession(TOKENS);
    removeTokens();
    changeInAnotherTab('sessionMark');
    expect(listener).not.toHaveBeenCalled();
  });
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
