// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { useKeyframes } from './use-keyframes.ts';

beforeEach(() => onTestFinished(() => cleanup()));

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
