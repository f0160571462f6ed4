import { useEffect, useRef } from 'react';

import { singleKeysAct } from './single-keys.ts';

/** Elements in which letters are typed, or have a meaning of their own. */
const TYPES = 'input:not([type="radio"]), select, textarea, [contenteditable], [role="menu"]';
/** An open dialog of `ui/dialog.tsx`. Toasts have the role of one too, and are none. */
const SHEET = '[data-sheet]';

/** What each key does, by its name: "s", "Shift+e", "?", "1". Null for nothing now. */
export type Keys = Readonly<Record<string, (() => void) | null>>;

const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}` : key;

/**
 * Single keys act, unless the player has switched them off, or types something. `inDialog` for the keys of an open dialog: those of
 * the page rest meanwhile.
 */
export function useKeys(keys: Keys, { inDialog = false } = {}): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPES) !== null) return;
      if ((document.querySelector(SHEET) !== null) !== inDialog) return;
      const act = latest.current[nameOf(event)];
      if (act === undefined || act === null || !singleKeysAct()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [inDialog]);
}
