// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { useRef, type RefObject } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { aPage } from '../testing/a-page.tsx';
import { installBackButtonListener, onBackButton } from './back-button.ts';
import { useDismissal } from './celebration/use-dismissal.ts';
import { facesDuringThrow, useTumblingFace } from './dice/use-tumbling-face.ts';
import { useInertPage } from './inert-page.ts';
import { useNarrowScreen, useReducedMotion, useWideScreen } from './media-query-hooks.ts';
import { InsidePageContext, useStateLayout } from './page-context.ts';
import { createPersistedSetting } from './persisted-setting.ts';
import { saveFile } from './save-file.ts';
import { useErrorToast } from './use-error-toast.ts';
import { useKeyframes } from './use-keyframes.ts';
import { usePageTitle } from './use-page-title.ts';
import { useWidth } from './use-width.ts';
import { useLinkNavigation } from './virtual/use-link-navigation.ts';
import { usePageOffset } from './virtual/use-page-offset.ts';
import { usePixelRatio } from './virtual/use-pixel-ratio.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

describe('a celebration', () => {
  const open = (onDone = vi.fn<() => void>()) => {
    vi.useFakeTimers();
    const rendered = renderHook(({ done }) => useDismissal(done), {
      initialProps: { done: onDone },
    });
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      const below = vi.fn<() => void>();
      document.body.addEventListener('keydown', below, { once: true });
      act(() => void document.body.dispatchEvent(event));
      document.body.removeEventListener('keydown', below);
      return event.defaultPrevented && below.mock.calls.length === 0;
    };
    return { ...rendered, onDone, wait, press };
  };

  test('is shown for two seconds, fades and is over', () => {
    const { result, onDone, wait } = open();
    wait(1999);
    expect(result.current.isLeaving).toBe(false);
    wait(1);
    expect(result.current.isLeaving).toBe(true);
    wait(199);
    expect(onDone).not.toHaveBeenCalled();
    wait(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('is skipped by a click or a key, once it can have been seen', () => {
    const { result, wait, press } = open();
    wait(349);
    act(() => result.current.dismiss());
    press('x');
    expect(result.current.isLeaving).toBe(false);
    wait(1);
    act(() => result.current.dismiss());
    expect(result.current.isLeaving).toBe(true);
  });

  test.each(['x', 'Enter'])('is skipped by the key %s, too', (key) => {
    const { result, wait, press } = open();
    wait(400);
    press(key);
    expect(result.current.isLeaving).toBe(true);
  });

  test.each(['Enter', ' ', 'Escape'])('keeps %j from the page below', (key) => {
    const { press } = open();
    expect(press(key)).toBe(true);
  });

  test('leaves other keys to the page, and takes no notice of Shift and its like', () => {
    const { result, wait, press } = open();
    wait(400);
    for (const key of ['Shift', 'Control', 'Alt', 'Meta']) expect(press(key)).toBe(false);
    expect(result.current.isLeaving).toBe(false);
    expect(press('Tab')).toBe(false);
    expect(result.current.isLeaving).toBe(true);
  });

  test('does at its end what the page wants then', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const { rerender, wait } = open(first);
    rerender({ done: second });
    wait(2000);
    wait(200);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test('is over without a word on a page that was left', () => {
    const { unmount, onDone, wait, press } = open();
    unmount();
    wait(5000);
    expect(onDone).not.toHaveBeenCalled();
    expect(press('Enter')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a die', () => {
  test('shows another face every tenth of a second, then the one rolled', () => {
    vi.useFakeTimers();
    const faces = facesDuringThrow('a throw', 5, 700);
    const { result } = renderHook(() => useTumblingFace('a throw', 5, 700));
    const seen = [result.current];
    for (let tick = 0; tick < 7; tick += 1) {
      act(() => void vi.advanceTimersByTime(100));
      seen.push(result.current);
    }
    expect(seen).toEqual(faces);
    expect(seen.at(-1)).toBe(5);
    expect(seen.every((face) => face >= 1 && face <= 6)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that lies still shows its face', () => {
    vi.useFakeTimers();
    expect(renderHook(() => useTumblingFace('a throw', 5, 0)).result.current).toBe(5);
    expect(vi.getTimerCount()).toBe(0);
    expect(facesDuringThrow('a throw', 5, 20)).toHaveLength(2);
  });

  test('tumbles anew with the next throw', () => {
    vi.useFakeTimers();
    const { result, rerender, unmount } = renderHook(({ seed }) => useTumblingFace(seed, 5, 300), {
      initialProps: { seed: 'first' },
    });
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current).toBe(5);
    rerender({ seed: 'second' });
    expect(result.current).toBe(facesDuringThrow('second', 5, 300)[0]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tumbles through all of its faces, evenly', () => {
    const faces = facesDuringThrow('a long throw', 5, 60_000).slice(0, -1);
    for (let face = 1; face <= 6; face += 1) {
      const share = faces.filter((shown) => shown === face).length / faces.length;
      expect(share).toBeGreaterThan(0.1);
    }
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
  installBackButtonListener();
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

describe('an animation', () => {
  const FRAMES = [{ opacity: 0 }, { opacity: 1 }];
  function open(key: number | null, { duration = 300, frames = FRAMES, hasElement = true } = {}) {
    const animation = { cancel: vi.fn<() => void>() };
    const animate = vi.fn<Element['animate']>(() => animation as unknown as Animation);
    Element.prototype.animate = animate;
    function Moving(props: { readonly playKey: number | null }) {
      const ref = useKeyframes<HTMLDivElement>(props.playKey, frames, duration);
      return hasElement ? <div ref={ref} /> : null;
    }
    const { rerender, unmount } = render(<Moving playKey={key} />);
    return {
      animate,
      cancel: animation.cancel,
      play: (next: number | null) => rerender(<Moving playKey={next} />),
      unmount,
    };
  }

  test('plays once for each play, and ends with the next', () => {
    const { animate, cancel, play, unmount } = open(1);
    expect(animate).toHaveBeenCalledExactlyOnceWith(FRAMES, { duration: 300, easing: 'linear' });
    play(1);
    expect(animate).toHaveBeenCalledOnce();
    play(2);
    expect(animate).toHaveBeenCalledTimes(2);
    expect(cancel).toHaveBeenCalledTimes(1);
    unmount();
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['without a play', null, {}],
    ['of no duration', 1, { duration: 0 }],
    ['of one picture', 1, { frames: FRAMES.slice(1) }],
  ])('%s is none', (_what, key, options) => {
    expect(open(key, options).animate).not.toHaveBeenCalled();
  });

  test('of nothing is none', () => {
    const { animate, unmount } = open(1, { hasElement: false });
    expect(animate).not.toHaveBeenCalled();
    expect(unmount).not.toThrow();
  });
});

/** Stubs the browser's observer of sizes; `resize` tells all of them. */
function stubResizeObserver() {
  const observers = new Set<FakeObserver>();
  const observed: Element[] = [];
  class FakeObserver {
    readonly measure: () => void;
    constructor(measure: () => void) {
      this.measure = measure;
      observers.add(this);
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
  return {
    observed,
    observers,
    resize: () => act(() => observers.forEach(({ measure }) => measure())),
  };
}

/** Returns a ref to an element, as a component has it. */
const useRefTo = (element: HTMLElement | null): RefObject<HTMLElement | null> => useRef(element);

test('a chart follows its width, and keeps it while it is not displayed', () => {
  const { resize, observed, observers } = stubResizeObserver();
  const chart = document.createElement('div');
  let width = 320;
  Object.defineProperty(chart, 'clientWidth', { get: () => width });
  const { result, unmount } = renderHook(() => useWidth(useRefTo(chart), 600));
  expect(result.current).toBe(320);
  expect(observed).toEqual([chart]);
  width = 1000;
  resize();
  expect(result.current).toBe(1000);
  width = 0;
  resize();
  expect(result.current).toBe(1000);
  unmount();
  expect(observers.size).toBe(0);
});

test('a chart that is not there yet has the width that was thought of', () => {
  const { observed } = stubResizeObserver();
  expect(renderHook(() => useWidth(useRefTo(null), 600)).result.current).toBe(600);
  expect(observed).toEqual([]);
});

test('a list knows how far down the page it begins, and hears of what grows above it', () => {
  const { resize, observed, observers } = stubResizeObserver();
  const list = document.createElement('div');
  let top = 120.4;
  list.getBoundingClientRect = () => ({ top }) as DOMRect;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(50);
  const { result, unmount } = renderHook(() => usePageOffset(useRefTo(list)));
  expect(observed).toEqual([document.body]);
  resize();
  expect(result.current).toBe(170);
  top = 220.4;
  resize();
  expect(result.current).toBe(270);
  unmount();
  expect(observers.size).toBe(0);
});

test('a list that is not there begins where the page is', () => {
  const { resize } = stubResizeObserver();
  const { result } = renderHook(() => usePageOffset(useRefTo(null)));
  expect(result.current).toBe(0);
  resize();
  expect(result.current).toBe(0);
});

test('small cards are as sharp as the screen, up to three pixels for one', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  const { result, unmount } = renderHook(usePixelRatio);
  expect(result.current).toBe(2);
  vi.stubGlobal('devicePixelRatio', 4);
  act(() => void dispatchEvent(new Event('resize')));
  expect(result.current).toBe(3);
  unmount();
  expect(() => dispatchEvent(new Event('resize'))).not.toThrow();
});

describe('a link in a long list', () => {
  function click(html: string, init: MouseEventInit = {}, isTaken = false) {
    const page = aPage({ path: '/cards/user' });
    const { result } = page.render(useLinkNavigation);
    document.body.innerHTML = html;
    const target = document.body.querySelector('b')!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    if (isTaken) event.preventDefault();
    const isLeft = !isTaken;
    act(() => {
      target.addEventListener('click', (heard) => result.current(heard as never));
      target.dispatchEvent(event);
    });
    return [page.location(), isLeft && event.defaultPrevented];
  }
  const LINK = '<a href="/cards/7"><b>Casey</b></a>';

  test('opens its page without loading the program again', () => {
    expect(click(LINK)).toEqual(['/cards/7', true]);
  });

  test.each([
    ['with Command', { metaKey: true }],
    ['with Alt', { altKey: true }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['by another button', { button: 1 }],
  ])('that is clicked %s is the browser’s', (_how, init) => {
    expect(click(LINK, init)).toEqual(['/cards/user', false]);
  });

  test('to another site is the browser’s', () => {
    expect(click('<a href="https://elsewhere.test/"><b>There</b></a>')).toEqual([
      '/cards/user',
      false,
    ]);
  });

  test('is not followed where something else has taken the click', () => {
    expect(click(LINK, {}, true)).toEqual(['/cards/user', false]);
  });

  test('is needed: a click beside one goes nowhere', () => {
    expect(click('<b>Casey</b>')).toEqual(['/cards/user', false]);
  });
});
