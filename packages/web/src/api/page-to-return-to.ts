/*
 * The page that a guest came from to register or to sign in, and goes back to once signed in. It is
 * kept in localStorage, since the link of the letter opens another tab, and for as long as that
 * link works.
 */

const KEY = 'pennant-return-to';
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The pages that are gone back to: nothing else in the storage is ever followed. */
const RETURN_PATH = /^\/(?:daily|(?:challenge|cups|live\/join)\/[\w-]{1,100})$/;

/** The pages on which a guest registers or signs in. */
const SIGN_IN_PATHS = ['/login', '/register'];

/** Keeps the address of a page to go back to. */
export function keepPageToReturnTo(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + KEPT_MS }));
  } catch {
    // Storage is switched off: the user opens the link again.
  }
}

/**
 * Keeps the page from which a link led to this document, where it is one to sign in on: the link
 * was followed before the page's scripts ran, which would have kept it.
 */
export function keepReferringPage(): void {
  const { pathname, origin } = window.location;
  // Empty for an address that was typed.
  if (!SIGN_IN_PATHS.includes(pathname) || !URL.canParse(document.referrer)) return;
  const from = new URL(document.referrer);
  if (from.origin === origin && RETURN_PATH.test(from.pathname)) keepPageToReturnTo(from.pathname);
}

/** Returns the address of the page to go back to; null for none. */
export function readPageToReturnTo(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      path?: unknown;
      until?: unknown;
    } | null;
    const { path, until } = kept ?? {};
    const isKept = typeof path === 'string' && typeof until === 'number' && Date.now() < until;
    return isKept && RETURN_PATH.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** Forgets the page to go back to. */
export function forgetPageToReturnTo(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
