import { useEffect, type RefObject } from 'react';

/** How far each arrow key goes among the options. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};
/** An open dialog of `ui/dialog.tsx`. */
const OPEN_DIALOG = '[data-sheet]';

/**
 * Returns whether no control of the page has the focus: the document has it, or an element around
 * the list, as the page itself after the link that skips the navigation.
 */
export function hasNoControlFocused(list: HTMLElement): boolean {
  return document.activeElement?.contains(list) ?? true;
}

/**
 * Moves the focus among the buttons of a list by the arrow keys, unless something else on the page
 * has the focus, which may use them itself.
 */
export function useOptionKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const { current } = list;
      if (step === undefined || current === null || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector(OPEN_DIALOG) !== null) return;
      const { activeElement } = document;
      if (!hasNoControlFocused(current) && !current.contains(activeElement)) return;
      event.preventDefault();
      const buttons = [...current.querySelectorAll('button')];
      const index = buttons.findIndex((button) => button === activeElement);
      const next = index === -1 && step === -1 ? buttons.length - 1 : index + step;
      buttons[(next + buttons.length) % buttons.length]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
