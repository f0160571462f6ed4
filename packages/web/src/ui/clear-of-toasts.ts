/** The vertical extent of an element in the window, in pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The least distance between a field, or a button, and the toasts, in pixels. */
const GAP = 8;

/**
 * Returns how far the page is to be scrolled so that toasts, from `shelfTop` down, cover neither
 * the field in use nor the button below it, in pixels. Where both do not fit above the toasts, the
 * field does.
 */
export function scrollToClear(field: Extent, button: Extent | null, shelfTop: number): number {
  const covered = Math.max(field.bottom, button?.bottom ?? 0) + GAP - shelfTop;
  return Math.max(0, Math.min(covered, field.top - GAP));
}

/**
 * Returns the room below the page that is kept, in pixels: as much as is in sight, never more than
 * there is, so that nothing jumps as the toasts disappear.
 */
export function keptRoom(room: number, page: { height: number; windowBottom: number }): number {
  return Math.max(0, Math.min(room, page.windowBottom - (page.height - room)));
}

/** The elements of the form in use that toasts must not cover. */
export interface FormInUse {
  /** The field with its label; the last one of the form where its button has the focus. */
  readonly field: Element;
  readonly button: Element | null;
}

/** Returns the form in use: the one that has the focus; null where none has. */
export function findFormInUse(focused: Element | null): FormInUse | null {
  const form = focused?.closest('form');
  if (!focused || !form) return null;
  const fields = [...form.querySelectorAll('input, select, textarea')];
  const field = fields.includes(focused) ? focused : fields.at(-1);
  if (field === undefined) return null;
  const button = form.querySelector('[type="submit"]');
  // One in a bar at the foot of the window does not move with the page; toasts stand above it.
  const isPinned = button !== null && button.closest('[data-bottom-bar]') !== null;
  return { field: field.parentElement ?? field, button: isPinned ? null : button };
}
