// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { isWinDue, markWinSeen } from './seen-wins.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the moment of a cup is staged once in a browser', () => {
  expect(isWinDue('one')).toBe(true);
  markWinSeen('one');
  expect(isWinDue('one')).toBe(false);
  expect(isWinDue('other')).toBe(true);
});

test('of many cups the newest are remembered', () => {
  for (let cup = 1; cup <= 21; cup += 1) markWinSeen(`cup ${cup}`);
  expect([1, 2, 21].map((cup) => isWinDue(`cup ${cup}`))).toEqual([true, false, false]);
});

test('where nothing can be stored it is staged again, and nothing fails', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
  markWinSeen('one');
  expect(isWinDue('one')).toBe(true);
});
