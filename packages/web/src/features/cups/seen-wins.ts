/** Key in localStorage of the cups whose moment was staged in this browser, newest first. */
const KEY = 'pennant-seen-cups';
const MAX_KEPT = 20;

function readSeen(): readonly unknown[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}

/** Returns whether the moment of a cup that the user has won is still to be staged. */
export const isWinDue = (cupID: string): boolean => !readSeen().includes(cupID);

/** Remembers that the moment of a cup was staged. */
export function markWinSeen(cupID: string): void {
  try {
    const others = readSeen().filter((seen) => seen !== cupID);
    localStorage.setItem(KEY, JSON.stringify([cupID, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Where nothing can be stored, a reload stages it again.
  }
}
