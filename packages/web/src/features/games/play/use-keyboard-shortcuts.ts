import { useEffect, useRef } from 'react';

import { areSingleKeysEnabled } from './single-key-setting.ts';

/** Elements in which letters are typed, or have a meaning of their own. */
const TYPING_ELEMENTS =
  'input:not([type="radio"]), select, textarea, [contenteditable], [role="menu"]';
/** An open dialog of `ui/dialog.tsx`; not `role="dialog"`, which toasts have too. */
const OPEN_DIALOG = '[data-sheet]';

/** The action of each key by its name: "s", "Shift+e", "?", "1". Null if it has none now. */
export type KeyboardShortcuts = Readonly<Record<string, (() => void) | null>>;

const keyName = ({ key, shiftKey }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}` : key;

/**
 * Registers single-key shortcuts, which work unless the user has turned them off or is typing:
 * with `inDialog` while a dialog is open, otherwise while none is.
 */
export function useKeyboardShortcuts(keys: KeyboardShortcuts, { inDialog = false } = {}): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPING_ELEMENTS) !== null) return;
      if ((document.querySelector(OPEN_DIALOG) !== null) !== inDialog) return;
      const action = latest.current[keyName(event)];
      if (action === undefined || action === null || !areSingleKeysEnabled()) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [inDialog]);
}
