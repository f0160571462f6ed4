import { DAY_MS } from '@pennant/rules/time/utc-day';

import { USER_NOTES } from '../../../api/user-notes.ts';

/** Key in localStorage of the games whose moment was staged in this browser, newest first. */
const KEY = USER_NOTES.seenMoments;
const MAX_KEPT = 50;
/** A game that ended longer ago, in ms, is history: its moment is not staged any more. */
const MAX_AGE_MS = DAY_MS;

function readSeen(): readonly unknown[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}

/** Returns whether the moment of a game is still to be staged: it ended lately, and was not yet. */
export const isMomentDue = (
  { gameID, finished }: { readonly gameID: string; readonly finished: string | null },
  now = Date.now(),
): boolean =>
  finished !== null && now - Date.parse(finished) < MAX_AGE_MS && !readSeen().includes(gameID);

/** Remembers that the moment of a game was staged. */
export function markMomentSeen(gameID: string): void {
  try {
    const others = readSeen().filter((seen) => seen !== gameID);
    localStorage.setItem(KEY, JSON.stringify([gameID, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Where nothing can be stored, a reload stages it again.
  }
}
