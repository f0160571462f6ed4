// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useRef, type RefObject } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { useWidth } from './use-width.ts';
import { usePageOffset } from './virtual/use-page-offset.ts';
import { usePixelRatio } from './virtual/use-pixel-ratio.ts';

beforeEach(() =>
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }),
);

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
