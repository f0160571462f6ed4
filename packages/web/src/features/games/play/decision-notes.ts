import { USER_NOTES_OF_TAB } from '../../../api/user-notes.ts';

/** Key in sessionStorage: the notes of the last game outlive a reload of the page. */
const STORAGE_KEY = USER_NOTES_OF_TAB.decisions;

/** What the page decided for the user in a game: event numbers, and the note of each. */
export type DecisionNotes = ReadonlyMap<number, string>;

export const NO_NOTES: DecisionNotes = new Map();

/** Returns the notes of a game that are kept in this tab; none where nothing can be read. */
export function readDecisionNotes(gameID: string): DecisionNotes {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      readonly gameID: string;
      readonly notes: readonly (readonly [number, string])[];
    } | null;
    return kept?.gameID === gameID ? new Map(kept.notes) : NO_NOTES;
  } catch {
    return NO_NOTES;
  }
}

/** Keeps the notes of a game in this tab, if there are any. */
export function keepDecisionNotes(gameID: string, notes: DecisionNotes): void {
  if (notes.size === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ gameID, notes: [...notes] }));
  } catch {
    // Without sessionStorage they last until the page is left.
  }
}
