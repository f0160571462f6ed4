import { useLayoutEffect } from 'react';

/** How many dialogs are open: one may ask over another. */
let open = 0;

/**
 * While a dialog is open nothing behind it can be reached, by whatever key and however fast: the dialog's own guards send
 * the focus back a moment later only, and the next Tab may come sooner. What gives the focus back on closing finds the
 * page reachable again.
 */
export function usePageBehind(isOpen: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('page');
    if (!isOpen || page === null) return undefined;
    open += 1;
    page.inert = true;
    return () => {
      open -= 1;
      page.inert = open > 0;
    };
  }, [isOpen]);
}
