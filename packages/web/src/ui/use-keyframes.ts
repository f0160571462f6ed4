import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref whose element plays the keyframes once whenever `key` changes. With a key of null,
 * a duration of 0 (in ms) or fewer than two frames, nothing is animated. After the animation the
 * element shows its own style. It begins before the browser paints, so that nothing flashes where
 * the animation ends.
 */
export const useKeyframes = <Animated extends Element>(
  key: string | number | null,
  frames: Keyframe[],
  duration: number,
  easing = 'linear',
): RefObject<Animated | null> => {
  const element = useRef<Animated>(null);
  const latest = useRef({ frames, duration, easing });
  useLayoutEffect(() => {
    latest.current = { frames, duration, easing };
  });
  useLayoutEffect(() => {
    const { frames, duration, easing } = latest.current;
    if (key === null || duration === 0 || frames.length < 2) return undefined;
    const animation = element.current?.animate(frames, { duration, easing });
    return () => animation?.cancel();
  }, [key]);
  return element;
};
