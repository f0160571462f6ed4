import { passwordFaults } from '@pennant/rules/account/password';

import { toast } from '../../ui/toast.ts';

/**
 * Returns true where the new password of a form meets all rules; shows a toast for each rule that
 * it breaks.
 */
export function validatePasswordWithToasts(password: string, form: HTMLFormElement): boolean {
  const faults = passwordFaults(password);
  for (const { message } of faults) toast.bad(message);
  const field = form.elements.namedItem('password');
  if (faults.length > 0 && field instanceof HTMLElement) moveAboveToasts(field);
  return faults.length === 0;
}

/** The part of the window's height, from its top, that toasts leave free on a phone. */
const FREE_PART = 0.45;
/** The window's width from which on toasts are beside the form, in pixels. */
const MIN_WIDTH_BESIDE = 1250;

/** Scrolls a field with its label to the top of a narrow window where toasts would cover it. */
function moveAboveToasts(field: HTMLElement): void {
  if (innerWidth >= MIN_WIDTH_BESIDE) return;
  const frame = field.parentElement ?? field;
  if (frame.getBoundingClientRect().bottom > innerHeight * FREE_PART)
    frame.scrollIntoView({ block: 'start', behavior: 'instant' });
}
