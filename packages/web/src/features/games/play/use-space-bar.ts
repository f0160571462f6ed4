import { useEffect, useRef } from 'react';

/** Elements that have their own use for the space bar. */
const TAKES_SPACE =
  'a, button, input, select, textarea, summary, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The space bar rolls, except where it types or presses something else. Held down, it rolls once. */
export function useSpaceBar(onPress: (() => void) | null): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_SPACE) !== null) return;
      // The page would scroll, also while the dice still roll.
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
