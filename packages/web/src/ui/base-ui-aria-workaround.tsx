import { useLayoutEffect, useRef } from 'react';

/**
 * A workaround to be rendered inside a `Combobox.Popup`. While the popup is open, Base UI hides the
 * rest of the page from screen readers with aria-hidden, although Tab still leads there
 * (mui/base-ui#5528). It skips live regions, so this makes the page a live region that is "off".
 */
export function BaseUiAriaWorkaround() {
  const marker = useRef<HTMLSpanElement>(null);
  // A layout effect, since it must run before the popup's own effects, which hide the page.
  useLayoutEffect(() => {
    let page: HTMLElement | null = marker.current;
    while (page !== null && page.parentElement !== document.body) page = page.parentElement;
    page?.setAttribute('aria-live', 'off');
    return () => page?.removeAttribute('aria-live');
  }, []);
  return <span ref={marker} hidden />;
}
