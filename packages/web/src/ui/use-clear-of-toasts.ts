import { useEffect, useRef, type RefObject } from 'react';

import { findFormInUse, keptRoom, scrollToClear } from './clear-of-toasts.ts';

const page = document.documentElement;

const readRoom = (): number => Number.parseFloat(page.style.getPropertyValue('--toast-room')) || 0;
const setRoom = (room: number): void => {
  if (room > 0) page.style.setProperty('--toast-room', `${room}px`);
  else page.style.removeProperty('--toast-room');
};

/** Gives the page's foot back what is out of sight of the room below it. */
function returnRoom(): void {
  const room = readRoom();
  if (room === 0) return;
  const windowBottom = window.scrollY + window.innerHeight;
  setRoom(keptRoom(room, { height: page.scrollHeight, windowBottom }));
}

/** Scrolls the form in use above the toasts, with room below the page where it ends too early. */
function clearForm(shelf: DOMRect): void {
  const form = findFormInUse(document.activeElement);
  if (form === null) return;
  const field = form.field.getBoundingClientRect();
  // Beside the toasts nothing is covered.
  if (field.right <= shelf.left || field.left >= shelf.right) return;
  const button = form.button?.getBoundingClientRect() ?? null;
  const distance = scrollToClear(field, button, shelf.top);
  if (distance === 0) return;
  const windowBottom = window.scrollY + window.innerHeight;
  const missing = distance - (page.scrollHeight - windowBottom);
  if (missing > 0) setRoom(readRoom() + missing);
  window.scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Keeps toasts off the field that is typed in and its form's button: the page is scrolled at each
 * toast. On a phone the toasts stand above the keyboard. `shows` counts how often those on the
 * shelf were shown.
 */
export function useClearOfToasts(shelf: RefObject<HTMLElement | null>, shows: number): void {
  const showsBefore = useRef(0);
  // Not a layout effect: the shelf is in its place only after the first one.
  useEffect(() => {
    if (shows > showsBefore.current && shelf.current) {
      clearForm(shelf.current.getBoundingClientRect());
    }
    showsBefore.current = shows;
  }, [shelf, shows]);

  useEffect(() => {
    window.addEventListener('scroll', returnRoom, { passive: true });
    return () => {
      window.removeEventListener('scroll', returnRoom);
      setRoom(0);
    };
  }, []);

  const isEmpty = shows === 0;
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || isEmpty) return undefined;
    const standAboveKeyboard = () => {
      // A magnified page is smaller than the window as well, with no keyboard below it.
      const hidden = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      page.style.setProperty('--keyboard-height', `${Math.max(0, hidden)}px`);
    };
    standAboveKeyboard();
    view.addEventListener('resize', standAboveKeyboard);
    return () => view.removeEventListener('resize', standAboveKeyboard);
  }, [isEmpty]);
}
