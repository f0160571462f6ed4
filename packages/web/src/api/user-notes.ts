/*
 * What pages note of the signed-in user in this browser: it goes with the session. What a guest has
 * as well (settings, the lesson, what a guest has played) is not among it, nor are the notes of
 * seals (`seal-notes.ts`): a user who logs in again compares with what this browser saw before.
 */

/** The names of the user's notes in localStorage. */
export const USER_NOTES = {
  /** When what can be read offline was last brought up to date. */
  lastKeep: 'keptNewest',
  /** The games whose moment was staged. */
  seenMoments: 'pennant-seen-moments',
  /** The cups whose moment was staged. */
  seenWins: 'pennant-seen-cups',
} as const;

/** The names of the user's notes in the sessionStorage of each tab. */
export const USER_NOTES_OF_TAB = {
  /** What the page decided for the user in the last game. */
  decisions: 'pennant-decided',
  /** The invitation to a live game that was made last. */
  invitation: 'pennant-live-invitation',
  /** The free attempt of Duplicate Nine that is under way. */
  freeAttempt: 'pennant-daily-free',
} as const;

/** Removes the user's notes from this browser, and those of this tab. */
export function dropUserNotes(): void {
  dropUserNotesOfTab();
  dropAll(() => localStorage, USER_NOTES);
}

/** Removes the user's notes of this tab. */
export const dropUserNotesOfTab = (): void => dropAll(() => sessionStorage, USER_NOTES_OF_TAB);

function dropAll(storage: () => Storage, names: Readonly<Record<string, string>>): void {
  try {
    for (const name of Object.values(names)) storage().removeItem(name);
  } catch {
    // Storage is switched off: nothing was noted.
  }
}
