import { useEffect, useLayoutEffect, useRef } from 'react';

/** Elements in which these keys have a meaning of their own. */
const OWN_KEYS =
  'input, select, textarea, [contenteditable], [role="slider"], [role="menu"], [role="region"][tabindex], [data-sheet]';

/** Returns the event that a key leads to; null for every other key. */
export function eventAfterKey(key: string, eventNumber: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight': {
      return Math.min(last, eventNumber + 1);
    }
    case 'ArrowLeft': {
      return Math.max(1, eventNumber - 1);
    }
    case 'Home': {
      return 1;
    }
    case 'End': {
      return last;
    }
    default: {
      return null;
    }
  }
}

/** Has the arrow keys, Home and End go through the events of a game, 1 to `last`. */
export function useStepKeys({
  eventNumber,
  last,
  onStep,
}: {
  readonly eventNumber: number;
  readonly last: number;
  readonly onStep: (eventNumber: number) => void;
}): void {
  const latest = useRef({ eventNumber, last, onStep });
  // Before the page is painted: the next key may be pressed as soon as the event is seen. Not after
  // a rendering that still has the event of before, while the one that a key led to is on its way.
  useLayoutEffect(() => {
    latest.current = { ...latest.current, eventNumber };
  }, [eventNumber]);
  useLayoutEffect(() => {
    latest.current = { ...latest.current, last, onStep };
  });
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey) return;
      if (press.shiftKey) return;
      const { target } = press;
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
      const now = latest.current;
      const wanted = eventAfterKey(press.key, now.eventNumber, now.last);
      if (wanted === null || now.last === 0) return;
      press.preventDefault();
      if (wanted === now.eventNumber) return;
      // The next key may be pressed before the page is rendered.
      latest.current = { ...now, eventNumber: wanted };
      now.onStep(wanted);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
