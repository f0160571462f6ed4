/** The three tokens of a session, kept in the browser's local storage under their documented names. */

const NAMES = ['accessToken', 'idToken', 'refreshToken'] as const;

export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** The stored tokens; null where one is missing. Browser only. */
export function readTokens(): StoredTokens | null {
  const [accessToken, idToken, refreshToken] = NAMES.map((name) => localStorage.getItem(name));
  return accessToken && idToken && refreshToken ? { accessToken, idToken, refreshToken } : null;
}

/**
 * Keeps the tokens of a new or refreshed session. Another tab may read between any two of them, and takes a new access token for
 * a new session: it comes last.
 */
export function storeTokens(tokens: StoredTokens): void {
  for (const name of NAMES.toReversed()) localStorage.setItem(name, tokens[name]);
  document.documentElement.dataset['visitor'] = 'player';
  tell();
}

/** Forgets the session. */
export function removeTokens(): void {
  for (const name of NAMES) localStorage.removeItem(name);
  delete document.documentElement.dataset['visitor'];
  tell();
}

/** Calls back whenever the session changes, in this tab or another. Answers how to stop. */
export function onTokensChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === null || event.key === 'accessToken') listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}
