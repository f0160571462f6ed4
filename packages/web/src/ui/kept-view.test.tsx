// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { beginSession, removeTokens } from '../api/stored-tokens.ts';
import { beginSessionInAnotherTab } from '../testing/another-tab.ts';
import { KeptView } from './kept-view.tsx';

beforeEach(() => {
  beginSession({ accessToken: 'a', idToken: 'i', refreshToken: 'r' });
  onTestFinished(() => {
    cleanup();
    removeTokens();
    vi.restoreAllMocks();
  });
});

const aView = () =>
  render(
    <KeptView name="day">
      <p>Two packs wait.</p>
    </KeptView>,
  );
const readKept = () => localStorage.getItem('keptView day') ?? '';

/** Simulates that the browser shows another tab. */
function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a view is kept when its page is hidden', () => {
  aView();
  hidePage();
  expect(readKept()).toContain('Two packs wait.');
});

test('a view is kept when another page takes its place', () => {
  aView().unmount();
  expect(readKept()).toContain('Two packs wait.');
});

test('a view of one user is never kept for another, who has signed in in another tab', () => {
  const { unmount } = aView();
  beginSessionInAnotherTab();
  hidePage();
  expect(readKept()).toBe('');
  unmount();
  expect(readKept()).toBe('');
});
