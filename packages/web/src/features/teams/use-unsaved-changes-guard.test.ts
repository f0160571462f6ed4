// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { installBackButtonListener } from '../../ui/back-button.ts';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';

const HERE = 'http://pennant.test/team/edit?id=7';

afterAll(installBackButtonListener());
beforeEach(() => {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(HERE);
  history.replaceState({ idx: 3 }, '', HERE);
  document.body.innerHTML = '';
});

/** Opens the team form, with or without unsaved changes. */
function aForm(isUnsaved = true) {
  const page = aPage({ path: '/team/edit?id=7' });
  let unsaved = isUnsaved;
  const rendered = page.render(() => useUnsavedChangesGuard(unsaved));
  return {
    ...rendered,
    page,
    save: () => {
      unsaved = false;
      rendered.rerender();
    },
  };
}

/** Clicks a link; returns whether the click was held up. */
function clickLink(
  href: string,
  { target = '', ...init }: MouseEventInit & { target?: string } = {},
) {
  const link = document.createElement('a');
  link.href = href;
  link.target = target;
  link.innerHTML = '<b>there</b>';
  document.body.append(link);
  const reachesRouter = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', reachesRouter);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  act(() => void link.querySelector('b')!.dispatchEvent(click));
  return reachesRouter.mock.calls.length === 0;
}

/** Simulates that the browser has gone to another entry by Back or Forward. */
function goTo(url: string, idx: number | null) {
  history.replaceState(idx === null ? null : { idx }, '', url);
  const event = new PopStateEvent('popstate');
  const reachesRouter = vi.fn<() => void>();
  addEventListener('popstate', reachesRouter, { once: true });
  act(() => void dispatchEvent(event));
  removeEventListener('popstate', reachesRouter);
  return reachesRouter.mock.calls.length === 0;
}

const closeWindow = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('with everything saved', () => {
  test('every way out is open', () => {
    const { result } = aForm(false);
    expect(closeWindow()).toBe(false);
    expect(clickLink('/wallet')).toBe(false);
    expect(goTo('/wallet', 2)).toBe(false);
    expect(result.current.leave).toBeNull();
  });

  test('so it is once changes are saved, and once the form is closed', () => {
    const { save, result } = aForm();
    save();
    expect(closeWindow()).toBe(false);
    expect(clickLink('/wallet')).toBe(false);
    expect(goTo('/wallet', 2)).toBe(false);
    expect(result.current.leave).toBeNull();
  });
});

describe('with unsaved changes', () => {
  test('closing the window asks first', () => {
    aForm();
    expect(closeWindow()).toBe(true);
  });

  test('a link to another page waits until the player decides to leave', () => {
    const { result, page } = aForm();
    expect(clickLink('/wallet?from=team#top')).toBe(true);
    expect(page.location()).toBe('/team/edit?id=7');
    expect(result.current.leave).not.toBeNull();
    act(() => result.current.leave?.());
    expect(page.location()).toBe('/wallet?from=team');
  });

  test('or to stay', () => {
    const { result, page } = aForm();
    clickLink('/wallet');
    act(() => result.current.stay());
    expect(result.current.leave).toBeNull();
    expect(page.location()).toBe('/team/edit?id=7');
  });

  test.each([
    ['in a new tab by Ctrl', '/wallet', { ctrlKey: true }],
    ['in a new tab by Command', '/wallet', { metaKey: true }],
    ['in a new window by Shift', '/wallet', { shiftKey: true }],
    ['by the middle button', '/wallet', { button: 1 }],
    ['in a new tab', '/wallet', { target: '_blank' }],
    ['to another site', 'https://elsewhere.test/wallet', {}],
    ['to a part of the same page', '/team/edit?id=7#bench', {}],
  ])('a link that opens %s is let through', (_how, href, init) => {
    const { result } = aForm();
    expect(clickLink(href, init)).toBe(false);
    expect(result.current.leave).toBeNull();
  });

  test('a link to the form of another team is held up', () => {
    aForm();
    expect(clickLink('/team/edit?id=8')).toBe(true);
  });

  test('a click on anything else goes through', () => {
    const { result } = aForm();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(click));
    act(() => void document.dispatchEvent(new MouseEvent('click', { cancelable: true })));
    expect(click.defaultPrevented).toBe(false);
    expect(result.current.leave).toBeNull();
  });

  test.each([
    ['Back', 2, -1],
    ['Forward by two', 5, 2],
    ['Back to a page without a number', null, -1],
    ['Back to a page of the same number', 3, -1],
  ])('%s is taken back, and done once the player leaves', (_how, idx, steps) => {
    const go = vi.spyOn(history, 'go').mockReturnValue();
    onTestFinished(() => go.mockRestore());
    const { result } = aForm();
    expect(goTo('/wallet', idx)).toBe(true);
    expect(go).toHaveBeenLastCalledWith(-steps);
    // The browser is back at the form: the router hears nothing of the detour.
    expect(goTo(HERE, 3)).toBe(true);
    act(() => result.current.leave?.());
    expect(go).toHaveBeenLastCalledWith(steps);
    expect(goTo('/wallet', idx)).toBe(false);
  });

  test('a player who stays can press Back again', () => {
    const go = vi.spyOn(history, 'go').mockReturnValue();
    onTestFinished(() => go.mockRestore());
    const { result } = aForm();
    goTo('/wallet', 2);
    goTo(HERE, 3);
    act(() => result.current.stay());
    expect(goTo('/wallet', 2)).toBe(true);
    expect(go).toHaveBeenCalledTimes(2);
    expect(result.current.leave).not.toBeNull();
  });

  test('going to a part of the same page is no way out, and is counted from', () => {
    const go = vi.spyOn(history, 'go').mockReturnValue();
    onTestFinished(() => go.mockRestore());
    aForm();
    expect(goTo(`${HERE}#bench`, 4)).toBe(false);
    expect(go).not.toHaveBeenCalled();
    goTo('/wallet', 2);
    expect(go).toHaveBeenLastCalledWith(2);
  });
});
