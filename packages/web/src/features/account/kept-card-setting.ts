import { useSyncExternalStore } from 'react';

/** Key in sessionStorage: the card that a guest keeps, until the registration or the tab's end. */
const KEY = 'pennant-kept-card';

const parse = (text: string | null): number | null => {
  const cardID = Number(text ?? '');
  return Number.isInteger(cardID) && cardID > 0 ? cardID : null;
};

function read(): number | null {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** Keeps a card until the registration; null forgets it. */
export function keepCard(cardID: number | null): void {
  try {
    if (cardID === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(cardID));
  } catch {
    // Storage is switched off: the card stays in the page's address.
  }
  for (const notify of listeners) notify();
}

/** Returns the card that an address keeps (`?keptCard=`), else that of before; null for none. */
export function useKeptCardID(search: string): number | null {
  const inAddress = () => parse(new URLSearchParams(search).get('keptCard'));
  // The server renders one page for every card: it leaves the card to the browser.
  return useSyncExternalStore(
    subscribe,
    () => inAddress() ?? read(),
    () => null,
  );
}
