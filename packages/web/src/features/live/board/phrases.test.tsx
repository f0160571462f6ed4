// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { mutedSetting } from './muted-setting.ts';
import { SaidPhraseBubble } from './phrases.tsx';

type Said = Parameters<typeof SaidPhraseBubble>[0]['said'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  mutedSetting.set('heard');
});

const OURS: Said[number] = { side: 'home', phrase: 'Good luck.', said: '2026-11-24T12:00:00Z' };
const THEIRS: Said[number] = {
  side: 'visitors',
  phrase: 'Nice hit!',
  said: '2026-11-24T12:00:09Z',
};

const bubble = (said: Said) => <SaidPhraseBubble said={said} side="home" opponent="boxcar" />;

/** Returns what the bubble of the home side says once these were said. */
function textAfter(...said: Said): string | null {
  const { rerender, unmount } = render(bubble([]));
  rerender(bubble(said));
  const { textContent } = screen.getByRole('status');
  unmount();
  return textContent;
}

test('what was said last is shown, with who said it', () => {
  expect(textAfter(OURS)).toBe('You: Good luck.');
  expect(textAfter(OURS, THEIRS)).toBe('boxcar: Nice hit!');
});

test('who mutes the other side sees only what they said themselves', () => {
  mutedSetting.set('muted');
  expect(textAfter(THEIRS)).toBe('');
  expect(textAfter(OURS, THEIRS)).toBe('You: Good luck.');
});

test('it is gone after some seconds, and nothing of before the page opened is shown', () => {
  const { rerender } = render(bubble([OURS]));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(bubble([OURS, THEIRS]));
  expect(status.textContent).not.toBe('');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(status.textContent).toBe('');
});
