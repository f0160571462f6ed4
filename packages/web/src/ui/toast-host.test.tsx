// @vitest-environment happy-dom
// An environment of its own: the module that it mocks must not be there from another file.
// @vitest-environment-options { "url": "http://toasts.test/" }
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

test('a message is shown though what shows messages cannot be loaded, and the page stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.resetModules();
  vi.doMock('./toast-viewport.tsx', () => {
    throw new Error('the connection is lost');
  });
  onTestFinished(() => {
    vi.doUnmock('./toast-viewport.tsx');
    vi.resetModules();
    vi.useRealTimers();
  });
  const { toast, TOAST_MS } = await import('./toast.ts');
  const { ToastHost } = await import('./toast-host.tsx');
  render(
    <>
      <h1>Login</h1>
      <ToastHost />
    </>,
  );
  act(() => {
    toast.bad('The ballpark cannot be reached.');
    toast.bad('The ballpark cannot be reached.');
  });
  expect((await screen.findByRole('alert')).textContent).toBe('The ballpark cannot be reached.');
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(TOAST_MS));
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => toast.good('Saved.'));
  expect((await screen.findByRole('status')).textContent).toBe('Saved.');
  expect(screen.queryByRole('alert')).toBeNull();
});
