import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far a finger must move across a card to turn it, in pixels. */
const TURNS_FROM = 28;
const CLICK_SLOP = 8;
const DEGREES_PER_PIXEL = 0.75;
const MAX_DEGREES = 80;

/** Returns how far a card is turned, in degrees, under a finger that has moved so many pixels. */
export const degreesUnderFinger = (moved: number): number =>
  Math.max(-MAX_DEGREES, Math.min(MAX_DEGREES, moved * DEGREES_PER_PIXEL));

/**
 * Returns a ref for a card, and handlers with which it turns under the finger: `onTouch` is called
 * at the end of a swipe, and on a click without one. The card's `--swipe` is its angle meanwhile,
 * its `--direction` the way that it turns: 1 to the right or -1 to the left.
 */
export function useSwipe({
  isEnabled,
  onTouch,
}: {
  readonly isEnabled: boolean;
  readonly onTouch: () => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const moved = useRef(0);
  const endSwipe = () => {
    start.current = null;
    card.current?.style.removeProperty('--swipe');
    delete card.current?.dataset['swiped'];
  };
  return {
    card,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = 0;
      if (!isEnabled || event.button !== 0) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (start.current === null || card.current === null) return;
      moved.current = clientX - start.current;
      if (Math.abs(moved.current) < CLICK_SLOP) return;
      card.current.dataset['swiped'] = '';
      card.current.style.setProperty(
        '--swipe',
        `${degreesUnderFinger(moved.current).toFixed(0)}deg`,
      );
    },
    onPointerUp: () => {
      if (start.current === null) return;
      endSwipe();
      if (Math.abs(moved.current) < TURNS_FROM) return;
      card.current?.style.setProperty('--direction', moved.current > 0 ? '1' : '-1');
      onTouch();
    },
    onPointerCancel: () => {
      moved.current = 0;
      endSwipe();
    },
    onClick: (event: MouseEvent) => {
      // A key's click has no swipe before it, whatever the finger did last.
      const isAfterSwipe = event.detail > 0 && Math.abs(moved.current) >= CLICK_SLOP;
      moved.current = 0;
      if (!isAfterSwipe) onTouch();
    },
  };
}
