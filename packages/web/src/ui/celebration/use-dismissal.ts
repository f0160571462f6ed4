import { useEffect, useRef, useState } from 'react';

/** How long a celebration is shown, and how long it then fades, in ms. */
const SHOWN_MS = 2000;
const FADE_MS = 200;
/** Who is still clicking or pressing Space for the last roll has not seen anything yet. */
const GRACE_MS = 350;

/** Keys that would press what has the focus below the celebration. */
const ACTIVATING_KEYS = new Set(['Enter', ' ', 'Escape']);
const MODIFIER_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * Returns whether a celebration is fading, and its click handler. It fades after two seconds, or on
 * a click or a key; `onDone` is called at the end.
 */
export function useDismissal(onDone: () => void): {
  readonly isLeaving: boolean;
  readonly dismiss: () => void;
} {
  const [isLeaving, setLeaving] = useState(false);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const [dismiss] = useState(() => {
    const shownAt = performance.now();
    return () => {
      if (performance.now() - shownAt >= GRACE_MS) setLeaving(true);
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => setLeaving(true), SHOWN_MS);
    const onKey = (event: KeyboardEvent) => {
      if (MODIFIER_KEYS.has(event.key)) return;
      if (ACTIVATING_KEYS.has(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
      dismiss();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey, true);
    };
  }, [dismiss]);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => latest.current(), FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return { isLeaving, dismiss };
}
