// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import {
  forgetPageToReturnTo,
  keepPageToReturnTo,
  keepReferringPage,
  readPageToReturnTo,
} from './page-to-return-to.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a challenge is gone back to, until it is forgotten', () => {
  expect(readPageToReturnTo()).toBeNull();
  keepPageToReturnTo('/challenge/abc_-1');
  expect(readPageToReturnTo()).toBe('/challenge/abc_-1');
  forgetPageToReturnTo();
  expect(readPageToReturnTo()).toBeNull();
});

test('an invitation to a live game is gone back to as well', () => {
  keepPageToReturnTo('/live/join/abc_-1');
  expect(readPageToReturnTo()).toBe('/live/join/abc_-1');
  keepPageToReturnTo('/live/01990000-0000-7000-8000-000000000000');
  expect(readPageToReturnTo()).toBeNull();
});

test('a cup is gone back to as well', () => {
  keepPageToReturnTo('/cups/01990000-0000-7000-8000-000000000000');
  expect(readPageToReturnTo()).toBe('/cups/01990000-0000-7000-8000-000000000000');
});

test('after a day it is not, as the link of the letter works no more', () => {
  vi.useFakeTimers();
  keepPageToReturnTo('/challenge/abc');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(readPageToReturnTo()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(readPageToReturnTo()).toBeNull();
});

test('no other address in the storage is followed', () => {
  for (const path of ['//evil.example', '/account', '/challenge/a/../b', 'https://evil.example'])
    for (const kept of [JSON.stringify({ path, until: Date.now() + 1000 }), path, '{', 'null']) {
      localStorage.setItem('pennant-return-to', kept);
      expect(readPageToReturnTo()).toBeNull();
    }
});

test('a page whose link was followed before its scripts ran is gone back to, from a page to sign in', () => {
  const arrive = (pathname: string, referrer: string) => {
    localStorage.clear();
    vi.stubGlobal('location', { pathname, origin: 'https://pennant.example' });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    keepReferringPage();
    return readPageToReturnTo();
  };
  const challenge = 'https://pennant.example/challenge/abc';
  expect(arrive('/login', challenge)).toBe('/challenge/abc');
  expect(arrive('/register', 'https://pennant.example/daily')).toBe('/daily');
  expect(arrive('/faq', challenge)).toBeNull();
  for (const other of ['', 'https://evil.example/challenge/abc', 'https://pennant.example/account'])
    expect(arrive('/login', other)).toBeNull();
});
