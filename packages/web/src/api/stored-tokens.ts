/** The three tokens of a session, stored in the browser's local storage under their API names. */

const NAMES = ['accessToken', 'idToken', 'refreshToken'] as const;

export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

// Holds the tokens where localStorage cannot be written: until the page is closed.
let unsavedTokens: StoredTokens | null = null;

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Returns the stored tokens; null where one is missing. Browser only. */
export function readTokens(): StoredTokens | null {
  if (unsavedTokens !== null) return unsavedTokens;
  try {
    const [accessToken, idToken, refreshToken] = NAMES.map((name) => localStorage.getItem(name));
    return accessToken && idToken && refreshToken ? { accessToken, idToken, refreshToken } : null;
  } catch {
    // Storage is switched off: the visitor is a guest.
    return null;
  }
}

/**
 * Stores the tokens of a new or refreshed session. Another tab may read between two writes, and
 * takes a new access token as the sign of new tokens, so it is written last.
 */
export function storeTokens(tokens: StoredTokens): void {
  try {
    for (const name of NAMES.toReversed()) localStorage.setItem(name, tokens[name]);
    unsavedTokens = null;
  } catch {
    unsavedTokens = tokens;
  }
  document.documentElement.dataset['visitor'] = 'player';
  notifyListeners();
}

/** Removes the tokens, which ends the session in this browser. */
export function removeTokens(): void {
  unsavedTokens = null;
  try {
    for (const name of NAMES) localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
  delete document.documentElement.dataset['visitor'];
  notifyListeners();
}

/**
 * Calls the listener whenever the tokens change, in this tab or another. Returns a function that
 * unsubscribes it.
 */
export function onTokensChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'accessToken') listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
