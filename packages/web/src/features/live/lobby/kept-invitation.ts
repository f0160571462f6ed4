/*
 * The invitation that this browser made last: the page of live games waits for somebody to take it
 * up, after a reload too. The link itself opens the game for both.
 */

import { USER_NOTES_OF_TAB } from '../../../api/user-notes.ts';

const KEY = USER_NOTES_OF_TAB.invitation;

/** An invitation that was made here. */
export interface KeptInvitation {
  readonly token: string;
  readonly expires: string;
}

export function keepInvitation(invitation: KeptInvitation | null): void {
  try {
    if (invitation === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(invitation));
  } catch {
    // Storage is switched off: it is waited for until the page is left.
  }
}

/** Returns the invitation that is waited for; null for none, and for one that is over. */
export function readKeptInvitation(now: number): KeptInvitation | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(KEY) ?? 'null',
    ) as Partial<KeptInvitation> | null;
    const { token, expires } = kept ?? {};
    if (typeof token !== 'string' || typeof expires !== 'string') return null;
    return Date.parse(expires) > now ? { token, expires } : null;
  } catch {
    return null;
  }
}
