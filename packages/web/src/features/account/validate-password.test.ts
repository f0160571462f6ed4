// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { validatePasswordWithToasts } from './validate-password.ts';

test('a good password brings no toast', () => {
  const page = aPage();
  expect(validatePasswordWithToasts('Mudville!9')).toBe(true);
  expect(page.toasts()).toEqual([]);
});

test('each rule that is broken is told in a toast, in order', () => {
  const page = aPage();
  expect(validatePasswordWithToasts('')).toBe(false);
  expect(page.toasts()).toEqual([
    'bad: Password must be at least 8 characters long',
    'bad: Password must contain at least 1 number',
    'bad: Password must contain at least 1 special character',
    'bad: Password must contain at least 1 uppercase letter',
    'bad: Password must contain at least 1 lowercase letter',
  ]);
});
