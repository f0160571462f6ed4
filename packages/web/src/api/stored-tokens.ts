import { dropKept } from '../offline/drop-kept.ts';

/** The three tokens of a session, stored in the browser's local storage under their API names. */

const NAMES = ['accessToken', 'idToken', 'refreshToken'] as const;

/** Under this name the mark of the session is stored. */
const SESSION_MARK = 'sessionMark';

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

/** Stores the tokens of a new session; what was kept for the one before goes. */
export function beginSession(tokens: StoredTokens): void {
  try {
    localStorage.removeItem(SESSION_MARK);
  } catch {
    // Without storage nothing is kept.
  }
  void dropKept(null);
  storeTokens(tokens);
}

/**
 * Returns the random mark of this browser's session, the same while its tokens are exchanged for
 * new ones; null for a guest, and where nothing can be stored. What can be read offline is kept
 * under it.
 */
export function readSessionMark(): string | null {
  if (readTokens() === null || unsavedTokens !== null) return null;
  try {
    const stored = localStorage.getItem(SESSION_MARK);
    if (stored !== null) return stored;
    const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
    localStorage.setItem(SESSION_MARK, mark);
    return mark;
  } catch {
    return null;
  }
}

/** Removes the tokens, which ends the session in this browser, and what was kept for it. */
export function removeTokens(): void {
  unsavedTokens = null;
  try {
    for (const name of [...NAMES, SESSION_MARK]) localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
  void dropKept(null);
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
