import { expect, test } from 'vitest';

import { GAME_TOAST_MS, subscribeToToasts, toast, TOAST_MS, type ToastMessage } from './toast.ts';

test('a toast stays five seconds, and one second in the game area', () => {
  expect(TOAST_MS).toBe(5000);
  expect(GAME_TOAST_MS).toBe(1000);
  const taken: ToastMessage[] = [];
  const stop = subscribeToToasts((message) => taken.push(message));
  toast.good('Login successful');
  toast.bad('Error: No runner is on base.', GAME_TOAST_MS);
  stop();
  expect(taken).toEqual([
    { kind: 'good', text: 'Login successful', ms: 5000 },
    { kind: 'bad', text: 'Error: No runner is on base.', ms: 1000 },
  ]);
});
