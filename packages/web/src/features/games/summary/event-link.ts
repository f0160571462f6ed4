import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** Returns the element id of an event's row, which is the hash of its URL too. */
export const eventAnchor = (eventNumber: number): string => `event-${eventNumber}`;

/** Returns the event number of a URL hash, `#event-12`; null if it has none. */
export function eventNumberInHash(hash: string): number | null {
  const number = /^#event-([1-9]\d{0,5})$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}

/** The event that the URL names. */
export interface LinkedEvent {
  readonly eventNumber: number | null;
  /** Differs for each navigation, also to the same event. */
  readonly key: string;
}

/** Returns the event that the URL names; the same object until the next navigation. */
export function useLinkedEvent(): LinkedEvent {
  const { hash, key } = useLocation();
  return useMemo(() => ({ eventNumber: eventNumberInHash(hash), key }), [hash, key]);
}
