import { useEffect, useRef, type RefObject } from 'react';

/**
 * Plays keyframes on an element whenever `key` changes, once for each key. With a duration of 0 nothing moves. The element's own
 * state is where the motion ends.
 */
export const useKeyframes = <Drawn extends Element>(
  key: string | number | null,
  frames: Keyframe[],
  duration: number,
  easing = 'linear',
): RefObject<Drawn | null> => {
  const element = useRef<Drawn>(null);
  const latest = useRef({ frames, duration, easing });
  useEffect(() => {
    latest.current = { frames, duration, easing };
  });
  useEffect(() => {
    const { frames, duration, easing } = latest.current;
    if (key === null || duration === 0 || frames.length < 2) return undefined;
    const motion = element.current?.animate(frames, { duration, easing });
    return () => motion?.cancel();
  }, [key]);
  return element;
};
