import { useLayoutEffect, useRef } from 'react';

/**
 * Stands in a list that drops from a field (`Combobox.Popup`). Base UI hides the rest of the page from those who hear it
 * while such a list is open, although Tab still leads there (mui/base-ui#5528). It passes over live regions: so the page
 * is one meanwhile, of the kind that never speaks by itself.
 */
export function PageStaysHeard() {
  const place = useRef<HTMLSpanElement>(null);
  // Before the list's own effects, which hide.
  useLayoutEffect(() => {
    let page: HTMLElement | null = place.current;
    while (page !== null && page.parentElement !== document.body) page = page.parentElement;
    page?.setAttribute('aria-live', 'off');
    return () => page?.removeAttribute('aria-live');
  }, []);
  return <span ref={place} hidden />;
}
