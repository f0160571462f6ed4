import { useEffect, useRef } from 'react';

/** Elements that have their own use for the space bar. */
const TAKES_SPACE =
  'a, button, input, select, textarea, summary, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls `onPress` on the space bar, except where an element uses it. Held down, it counts once. */
export function useSpaceBar(onPress: (() => void) | null): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_SPACE) !== null) return;
      // Otherwise the page would scroll, also while the dice still roll.
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
