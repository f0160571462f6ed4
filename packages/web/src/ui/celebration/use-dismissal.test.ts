// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { useDismissal } from './use-dismissal.ts';

beforeEach(() => {
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
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
