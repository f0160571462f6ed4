import { dropKept } from '../offline/drop-kept.ts';
import { dropUserNotes, dropUserNotesOfTab } from './user-notes.ts';

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

// The mark of the session whose user this tab shows: what is cached here was sent to that user.
let markOfTab: string | null = null;

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
  writeTokens(tokens);
  notifyListeners();
}

function writeTokens(tokens: StoredTokens): void {
  try {
    for (const name of NAMES.toReversed()) localStorage.setItem(name, tokens[name]);
    unsavedTokens = null;
  } catch {
    unsavedTokens = tokens;
  }
  document.documentElement.dataset['visitor'] = 'player';
}

/**
 * Stores the tokens of a new session; what was kept for the one before goes. The mark is written
 * last: another tab that keeps something meanwhile keeps it under no mark or under the old one,
 * which nobody has any more.
 */
export function beginSession(tokens: StoredTokens): void {
  try {
    localStorage.removeItem(SESSION_MARK);
  } catch {
    // Without storage nothing is kept.
  }
  void dropKept(null);
  // A guest's free attempt is theirs once they have signed in.
  if (markOfTab !== null) dropUserNotes();
  writeTokens(tokens);
  markOfTab = writeSessionMark();
  notifyListeners();
}

/**
 * Makes the session of this browser the one that this tab shows, and marks it where it has no mark.
 * Once a page, before anything is requested.
 */
export function showSession(): void {
  markOfTab = readSessionMark() ?? (readTokens() === null ? null : writeSessionMark());
}

/** Writes a new mark for the stored session and returns it; null where nothing can be stored. */
function writeSessionMark(): string | null {
  if (unsavedTokens !== null) return null;
  const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    localStorage.setItem(SESSION_MARK, mark);
    return mark;
  } catch {
    return null;
  }
}

/**
 * Returns the random mark of this browser's session, the same while its tokens are exchanged for
 * new ones; null for a guest, and where nothing can be stored. What can be read offline is kept
 * under it.
 */
export function readSessionMark(): string | null {
  if (readTokens() === null || unsavedTokens !== null) return null;
  try {
    return localStorage.getItem(SESSION_MARK);
  } catch {
    return null;
  }
}

/** Returns the mark of the session whose user this tab shows; null for a guest. */
export const sessionMarkOfTab = (): string | null => markOfTab;

/**
 * Removes the tokens, which ends the session in this browser, what was kept for it, and what was
 * noted of its user.
 */
export function removeTokens(): void {
  unsavedTokens = null;
  try {
    for (const name of [...NAMES, SESSION_MARK]) localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
  markOfTab = null;
  void dropKept(null);
  dropUserNotes();
  delete document.documentElement.dataset['visitor'];
  notifyListeners();
}

/**
 * Calls the listener whenever the tokens or the session change, in this tab or another. Returns a
 * function that unsubscribes it.
 */
export function onTokensChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'accessToken' || event.key === SESSION_MARK) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Calls the listener when another tab has ended the session that this tab shows, or has begun
 * another; this tab then shows that one. Returns a function that unsubscribes it.
 */
export function onSessionOfAnotherTab(listener: () => void): () => void {
  const compare = () => {
    const mark = readSessionMark();
    if (mark === markOfTab) return;
    if (markOfTab !== null) dropUserNotesOfTab();
    markOfTab = mark;
    listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === SESSION_MARK) compare();
  };
  window.addEventListener('storage', onStorage);
  // A page that is gone back to was told of nothing meanwhile.
  window.addEventListener('pageshow', compare);
  // What happened while this page loaded, nobody has told it.
  compare();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', compare);
  };
}
