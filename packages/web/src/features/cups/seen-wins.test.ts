// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { isWinDue, markWinSeen } from './seen-wins.ts';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const isDue = (cupID: string) => isWinDue(cupID, '2026-06-29T12:00:00Z', NOW);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the moment of a cup is staged once in a browser', () => {
  expect(isDue('one')).toBe(true);
  markWinSeen('one');
  expect(isDue('one')).toBe(false);
  expect(isDue('other')).toBe(true);
});

test('of many cups the newest are remembered', () => {
  for (let cup = 1; cup <= 21; cup += 1) markWinSeen(`cup ${cup}`);
  expect([1, 2, 21].map((cup) => isDue(`cup ${cup}`))).toEqual([true, false, false]);
});

test('where nothing can be stored it is staged again, and nothing fails', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
  markWinSeen('one');
  expect(isDue('one')).toBe(true);
});

test('a cup that ended more than thirty days ago is history', () => {
  expect(isWinDue('one', '2026-05-31T12:00:01Z', NOW)).toBe(true);
  expect(isWinDue('one', '2026-05-31T12:00:00Z', NOW)).toBe(false);
  expect(isWinDue('one', undefined, NOW)).toBe(true);
});
