import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The id of an event's row, and what its address ends with. */
export const eventAnchor = (eventNumber: number): string => `event-${eventNumber}`;

/** The number of the event that an address names by its end, `#event-12`; null where it names none. */
export function eventInHash(hash: string): number | null {
  const number = /^#event-([1-9]\d{0,5})$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}

export interface EventVisit {
  readonly eventNumber: number | null;
  /** Another for each visit, of the same event too. */
  readonly key: string;
  /** True where the visitor is there already: nothing is scrolled. */
  readonly stays: boolean;
}

/** What a link to an event hands over when the page is not to move. */
export const STAY = { staysAtEvent: true } as const;

/** Which event the address asks for; the same value until the next visit. */
export function useEventVisit(): EventVisit {
  const { hash, key, state } = useLocation();
  return useMemo(() => {
    const stays = (state as Partial<typeof STAY> | null)?.staysAtEvent === true;
    return { eventNumber: eventInHash(hash), key, stays };
  }, [hash, key, state]);
}
