// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { facesDuringThrow, useTumblingFace } from './use-tumbling-face.ts';

beforeEach(() => {
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
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
