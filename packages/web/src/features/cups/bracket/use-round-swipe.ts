import { useRef, type PointerEvent } from 'react';

/** How far a finger must move sideways to turn to another round, in pixels. */
const TURNS_FROM = 48;

/** Returns handlers by which a finger that moves sideways calls `onSwipe`: 1 for the next round. */
export function useRoundSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= TURNS_FROM && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
