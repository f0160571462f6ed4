import { beforeEach, expect, test, vi } from 'vitest';

import type * as Toasts from './toast.ts';

type ToastMessage = Toasts.ToastMessage;

let toasts: typeof Toasts;
beforeEach(async () => {
  vi.resetModules();
  toasts = await import('./toast.ts');
});

test('a toast of before the page shows any waits, and comes first', () => {
  const { toast, subscribeToToasts } = toasts;
  toast.bad('Your session has ended.');
  const shown: ToastMessage[] = [];
  subscribeToToasts((message) => shown.push(message));
  toast.good('Welcome back');
  expect(shown.map(({ text }) => text)).toEqual(['Your session has ended.', 'Welcome back']);
  const later: ToastMessage[] = [];
  subscribeToToasts((message) => later.push(message));
  expect(later).toEqual([]);
});

test('what shows toasts is loaded for the first one, be it early or late', () => {
  const { toast, onFirstToast } = toasts;
  const load = vi.fn<() => void>();
  onFirstToast(load);
  expect(load).not.toHaveBeenCalled();
  toast.good('Saved');
  expect(load).toHaveBeenCalledOnce();
  const again = vi.fn<() => void>();
  onFirstToast(again);
  expect(again).toHaveBeenCalledOnce();
});

test('a page that no longer shows them lets them wait', () => {
  const { toast, subscribeToToasts } = toasts;
  const shown: ToastMessage[] = [];
  subscribeToToasts((message) => shown.push(message))();
  toast.good('Saved');
  expect(shown).toEqual([]);
  subscribeToToasts((message) => shown.push(message));
  expect(shown.map(({ text }) => text)).toEqual(['Saved']);
});
