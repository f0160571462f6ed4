// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { validatePasswordWithToasts } from './validate-password.ts';

/** Returns a form whose password field ends at a height, in a window of 1000 pixels. */
function aForm({ width = 360, bottom = 800 } = {}) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', 1000);
  const form = document.createElement('form');
  form.innerHTML = '<label><input name="password"></label>';
  const label = form.querySelector('label')!;
  label.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  const scrolled = vi.fn<(options?: unknown) => void>();
  label.scrollIntoView = scrolled;
  onTestFinished(() => void vi.unstubAllGlobals());
  return { form, scrolled };
}

test('a good password brings no toast', () => {
  const page = aPage();
  const { form, scrolled } = aForm();
  expect(validatePasswordWithToasts('Mudville!9', form)).toBe(true);
  expect(page.toasts()).toEqual([]);
  expect(scrolled).not.toHaveBeenCalled();
});

test('each rule that is broken is told in a toast, in order', () => {
  const page = aPage();
  expect(validatePasswordWithToasts('', aForm().form)).toBe(false);
  expect(page.toasts()).toEqual([
    'bad: Password must be at least 8 characters long',
    'bad: Password must contain at least 1 number',
    'bad: Password must contain at least 1 special character',
    'bad: Password must contain at least 1 uppercase letter',
    'bad: Password must contain at least 1 lowercase letter',
  ]);
});

test('on a phone the field moves up from where the toasts would cover it', () => {
  const { form, scrolled } = aForm({ bottom: 451 });
  validatePasswordWithToasts('short', form);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
});

test.each([
  ['stands high enough already', { bottom: 450 }],
  ['has the toasts beside it', { width: 1250 }],
])('it stays where it is if it %s', (_what, place) => {
  const { form, scrolled } = aForm(place);
  expect(validatePasswordWithToasts('short', form)).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});

test('just below that width toasts would cover it', () => {
  const { form, scrolled } = aForm({ width: 1249 });
  validatePasswordWithToasts('short', form);
  expect(scrolled).toHaveBeenCalledOnce();
});

test('a form without such a field is checked all the same', () => {
  aForm();
  expect(validatePasswordWithToasts('short', document.createElement('form'))).toBe(false);
});
