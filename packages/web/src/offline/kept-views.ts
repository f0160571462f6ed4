import { MAX_KEPT_DAYS } from './kept-calls.ts';
import { readSessionMark } from '../api/stored-tokens.ts';
import { KEPT_VIEW } from './drop-kept.ts';

/**
 * The parts of pages whose last view is kept: as HTML, to be painted when the page is opened again,
 * before its scripts are there. build/bootstrap.js shows it, once the server says that the session
 * goes on. What a page shows of the wallet, of e-mail addresses and of sessions is not in them.
 */
export type KeptViewName = 'day' | 'suggestions';

/** The longest that is kept, in characters. */
const MAX_LENGTH = 150_000;
const DAY_MS = 86_400_000;

/**
 * Keeps what an element shows, for the session whose user it shows; nothing of a guest, and nothing
 * where that session has ended or another has begun meanwhile, in whichever tab.
 */
export function keepView(name: KeptViewName, element: Element, session: string | null): void {
  if (session === null || readSessionMark() !== session) return;
  const html = stillHtmlOf(element);
  if (html.length > MAX_LENGTH) return;
  const now = Date.now();
  // A clock that is set back by less than a day counts as right.
  const view = { session, from: now - DAY_MS, until: now + MAX_KEPT_DAYS * DAY_MS, html };
  try {
    localStorage.setItem(KEPT_VIEW + name, JSON.stringify(view));
  } catch {
    // Storage is full: the page begins without it.
  }
}

/** Returns the HTML of an element's content, in which no button can be pressed: none works yet. */
function stillHtmlOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll('button')) button.setAttribute('disabled', '');
  // The security policy would keep them out, and report it.
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style');
  return copy.innerHTML;
}
