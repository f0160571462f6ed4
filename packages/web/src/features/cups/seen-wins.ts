import { DAY_MS } from '@pennant/rules/time/utc-day';

import { USER_NOTES } from '../../api/user-notes.ts';

/** Key in localStorage of the cups whose moment was staged in this browser, newest first. */
const KEY = USER_NOTES.seenWins;
const MAX_KEPT = 20;
/** A cup that ended longer ago, in ms, is history: its moment is not staged any more. */
const MAX_AGE_MS = 30 * DAY_MS;

function readSeen(): readonly unknown[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}

/**
 * Returns whether the moment of a cup that the user has won is still to be staged: it ended lately,
 * and was not yet. `ends` is when its last round ended; undefined where the rounds are not known.
 */
export const isWinDue = (cupID: string, ends: string | undefined, now = Date.now()): boolean =>
  (ends === undefined || now - Date.parse(ends) < MAX_AGE_MS) && !readSeen().includes(cupID);

/** Remembers that the moment of a cup was staged. */
export function markWinSeen(cupID: string): void {
  try {
    const others = readSeen().filter((seen) => seen !== cupID);
    localStorage.setItem(KEY, JSON.stringify([cupID, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Where nothing can be stored, a reload stages it again.
  }
}
