// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { toast, TOAST_MS } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

test('a message is shown though what shows messages cannot be loaded, and the page stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.doMock('./toast-viewport.tsx', () => {
    throw new Error('the connection is lost');
  });
  onTestFinished(() => {
    vi.doUnmock('./toast-viewport.tsx');
    vi.useRealTimers();
  });
  render(
    <>
      <h1>Login</h1>
      <ToastHost />
    </>,
  );
  act(() => toast.bad('The ballpark cannot be reached.'));
  expect((await screen.findByRole('alert')).textContent).toBe('The ballpark cannot be reached.');
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(TOAST_MS));
  expect(screen.queryByRole('alert')).toBeNull();
});
