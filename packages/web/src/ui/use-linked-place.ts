import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router';

const subscribeToNothing = () => () => undefined;

/**
 * Returns the ID that the address names, of a sentence or a heading of the page; null where it
 * names none, and on the server, which is not told. It is scrolled to and focused, so that a screen
 * reader goes on from there.
 */
export function useLinkedPlace(): string | null {
  const location = useLocation();
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // A link to the place where one is already leads there again.
  useEffect(() => scrollTo(location), [location]);
  const id = idOf(location);
  return isBrowser && id !== '' ? id : null;
}

const idOf = ({ hash }: Pick<Location, 'hash'>): string => hash.slice(1);

/** Scrolls to the place that an address names and focuses it; returns what calls it off. */
function scrollTo(location: Pick<Location, 'hash'>): (() => void) | undefined {
  const id = idOf(location);
  if (id === '') return undefined;
  // After the page has been scrolled to its top and focused, as each new page is.
  const frame = requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: place.tagName === 'SPAN' ? 'center' : 'start' });
    place?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
