// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { formatCountdown, useCountdown } from './use-countdown.ts';

test.each([
  [0, null],
  [-1, null],
  [1, '0 h 00 min 01 s'],
  [59_001, '0 h 01 min 00 s'],
  [18_249_000, '5 h 04 min 09 s'],
])('%d ms are told as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

test('counts each second, and stops when the moment has come', () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = aPage().render(() => useCountdown('2026-06-01T12:00:02Z'));
  expect(result.current).toBe('0 h 00 min 02 s');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe('0 h 00 min 01 s');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
