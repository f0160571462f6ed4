import { useLayoutEffect, useRef, type PointerEvent } from 'react';

/** The share of the pack's width that a drag must cover to tear it off whole. */
const FULL_DRAG = 0.8;
/** From this part on a tear goes on by itself when it is let go. */
const GOES_ON_FROM = 0.5;
/** A movement of fewer pixels is a click. */
const CLICK_SLOP = 6;
/** Rips that are heard along the whole tear. */
const RIPS = 9;

/** Returns the part of the top that is torn, 0 to 1: paper that is torn does not mend. */
export const tornPartAfter = (before: number, moved: number, width: number): number =>
  Math.min(1, before + Math.abs(moved) / (FULL_DRAG * width));

interface Options {
  /** Called when the tear goes on by itself from this part: after a click, or far enough a drag. */
  readonly onTear: (tornPart: number) => void;
  /** Called for each small rip while the paper is dragged. */
  readonly onRip: () => void;
  readonly isEnabled: boolean;
}

/**
 * Returns a ref for the pack and pointer handlers that tear its top along a drag, from whichever
 * side it starts. While it is dragged the pack's `--tear` follows the pointer.
 */
export function useTearGesture({ onTear, onRip, isEnabled }: Options) {
  const pack = useRef<HTMLDivElement>(null);
  const tornPart = useRef(0);
  const drag = useRef<{ readonly from: number; readonly before: number; moved: boolean } | null>(
    null,
  );
  // From here on the style sheet tears on, from the part that is torn.
  useLayoutEffect(() => {
    if (!isEnabled) pack.current?.style.removeProperty('--tear');
  }, [isEnabled]);

  const finish = () => {
    drag.current = null;
    onTear(tornPart.current);
  };
  return {
    pack,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isEnabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientX, before: tornPart.current, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null || pack.current === null) return;
      const moved = event.clientX - drag.current.from;
      if (!drag.current.moved) {
        if (Math.abs(moved) < CLICK_SLOP) return;
        drag.current.moved = true;
        if (tornPart.current === 0) pack.current.dataset['from'] = moved > 0 ? 'left' : 'right';
      }
      const part = tornPartAfter(drag.current.before, moved, pack.current.clientWidth);
      if (part <= tornPart.current) return;
      if (Math.floor(part * RIPS) > Math.floor(tornPart.current * RIPS)) onRip();
      tornPart.current = part;
      pack.current.style.setProperty('--tear', part.toFixed(3));
      if (part === 1) finish();
    },
    onPointerUp: () => {
      if (drag.current === null) return;
      if (!drag.current.moved || tornPart.current >= GOES_ON_FROM) finish();
      else drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}
