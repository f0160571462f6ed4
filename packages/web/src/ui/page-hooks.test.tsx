// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { aPage } from '../testing/a-page.tsx';
import { installBackButtonListener, onBackButton } from './back-button.ts';
import { useInertPage } from './inert-page.ts';
import { useNarrowScreen, useReducedMotion, useWideScreen } from './media-query-hooks.ts';
import { InsidePageContext, useStateLayout } from './page-context.ts';
import { createPersistedSetting } from './persisted-setting.ts';
import { saveFile } from './save-file.ts';
import { useErrorToast } from './use-error-toast.ts';
import { usePageTitle } from './use-page-title.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

describe('an open dialog', () => {
  const isInert = () => document.getElementById('page')?.inert;

  test('keeps every key from the page behind it, until the last one closes', () => {
    document.body.innerHTML = '<div id="page"></div>';
    const dialog = (isOpen: boolean) =>
      renderHook((props) => useInertPage(props.isOpen), { initialProps: { isOpen } });
    const [first, second] = [dialog(false), dialog(false)];
    expect(isInert()).not.toBe(true);
    first.rerender({ isOpen: true });
    expect(isInert()).toBe(true);
    second.rerender({ isOpen: true });
    first.rerender({ isOpen: false });
    expect(isInert()).toBe(true);
    second.unmount();
    expect(isInert()).toBe(false);
  });

  test('needs no page', () => {
    expect(() => renderHook(() => useInertPage(true)).unmount()).not.toThrow();
  });
});

/** Stubs the window's media queries; `change` makes them match other ones. */
function stubMedia(...matching: string[]) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matching.includes(query);
    },
    addEventListener: (name: string, listener: () => void) =>
      name === 'change' && listeners.add(listener),
    removeEventListener: (name: string, listener: () => void) =>
      name === 'change' && listeners.delete(listener),
  }));
  return {
    listeners,
    change: (...next: string[]) => {
      matching.splice(0, matching.length, ...next);
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

test('a page knows a phone, a wide screen and the wish for less motion, and follows them', () => {
  const media = stubMedia('(width < 40rem)');
  const { result, unmount } = renderHook(() => [
    useNarrowScreen(),
    useWideScreen(),
    useReducedMotion(),
  ]);
  expect(result.current).toEqual([true, false, false]);
  media.change('(width >= 60rem)', '(prefers-reduced-motion: reduce)');
  expect(result.current).toEqual([false, true, true]);
  unmount();
  expect(media.listeners.size).toBe(0);
});

test('a setting that is changed here or in another tab shows everywhere', () => {
  const setting = createPersistedSetting('signs', ['off', 'on']);
  const shown = [renderHook(setting.useValue), renderHook(setting.useValue)];
  const values = () => shown.map(({ result }) => result.current);
  expect(values()).toEqual(['off', 'off']);
  act(() => setting.set('on'));
  expect(values()).toEqual(['on', 'on']);
  const inOtherTab = (key: string | null, value: string) => {
    localStorage.setItem('signs', value);
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key })));
  };
  inOtherTab('signs', 'off');
  expect(values()).toEqual(['off', 'off']);
  inOtherTab(null, 'on');
  expect(values()).toEqual(['on', 'on']);
  inOtherTab('another', 'off');
  expect(values()).toEqual(['on', 'on']);
  for (const { unmount } of shown) unmount();
  expect(() => setting.set('off')).not.toThrow();
});

test('the Back button is the form’s as long as the form is open', () => {
  onTestFinished(installBackButtonListener());
  const press = () => void dispatchEvent(new PopStateEvent('popstate'));
  const form = vi.fn<(event: PopStateEvent) => void>();
  const other = vi.fn<(event: PopStateEvent) => void>();
  const remove = onBackButton(form);
  press();
  expect(form).toHaveBeenCalledOnce();
  const removeOther = onBackButton(other);
  // A form that closes after another has opened does not take the button from it.
  remove();
  press();
  expect([form.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  removeOther();
  press();
  expect(other).toHaveBeenCalledOnce();
});

test('a file is handed to the browser under its name', async () => {
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:cards';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('cards.csv', 'text/csv', 'Name,Year');
  expect(clicked[0]).toMatchObject({ href: 'blob:cards', download: 'cards.csv' });
  expect(blobs[0]?.type).toBe('text/csv');
  expect(await blobs[0]?.text()).toBe('Name,Year');
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:cards');
});

test('a state that is a whole page has its column and the page’s heading', () => {
  expect(renderHook(useStateLayout).result.current).toEqual({
    column: 'page-column py-10',
    Heading: 'h1',
  });
  const inside = renderHook(useStateLayout, {
    wrapper: ({ children }) => <InsidePageContext value>{children}</InsidePageContext>,
  });
  expect(inside.result.current).toEqual({ column: '', Heading: 'h2' });
});

test('a failed call is told once, with what it was for', () => {
  const page = aPage();
  const failure = new ApiError(500, { error: 'Something broke.', code: 'internal' });
  let error: ApiError | null = null;
  const { rerender } = page.render(() => useErrorToast('Error fetching wallet', error));
  expect(page.toasts()).toEqual([]);
  error = failure;
  rerender();
  rerender();
  expect(page.toasts()).toEqual(['bad: Error fetching wallet: Something broke.']);
  error = new ApiError(500, { error: 'Again.', code: 'internal' });
  rerender();
  expect(page.toasts()[1]).toBe('bad: Error fetching wallet: Again.');
});

test('a page that knows its name sets the window’s title', () => {
  const { rerender } = renderHook(({ title }) => usePageTitle(title), {
    initialProps: { title: 'Mighty Casey 1954' },
  });
  expect(document.title).toBe('Mighty Casey 1954 · Pennant');
  rerender({ title: 'Casey’s Nine' });
  expect(document.title).toBe('Casey’s Nine · Pennant');
});
