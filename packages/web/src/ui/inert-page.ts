import { useLayoutEffect } from 'react';

/** The number of open dialogs; one may open over another. */
let openDialogs = 0;

/**
 * Makes the page inert while a dialog is open, so that no key reaches anything behind it: the
 * dialog's own focus guards return the focus with a delay, and the next Tab may come sooner. The
 * page is no longer inert when the closing dialog returns the focus.
 */
export function useInertPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('page');
    if (!isOpen || page === null) return undefined;
    openDialogs += 1;
    page.inert = true;
    return () => {
      openDialogs -= 1;
      page.inert = openDialogs > 0;
    };
  }, [isOpen]);
}
