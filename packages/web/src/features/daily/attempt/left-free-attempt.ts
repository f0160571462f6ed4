/*
 * The free attempt that is under way in a tab, in sessionStorage: phones reload a tab that was in
 * the background, and the server keeps nothing of attempts that count nowhere.
 */
import { useSyncExternalStore } from 'react';

import { USER_NOTES_OF_TAB } from '../../../api/user-notes.ts';

const KEY = USER_NOTES_OF_TAB.freeAttempt;

/** Notes how far the free attempt of a day has come. */
export function noteFreeAttempt(day: string, choices: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ day, choices }));
  } catch {
    // Storage is switched off: the attempt is lost with the page.
  }
}

/** Forgets the free attempt, once it has come to its end. */
export function forgetFreeAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: there is none.
  }
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the choices of a day's free attempt; null where none was made. */
function choicesOf(text: string | null, day: string): readonly string[] | null {
  try {
    const left = JSON.parse(text ?? 'null') as { day?: unknown; choices?: unknown } | null;
    if (left?.day !== day || !Array.isArray(left.choices)) return null;
    const choices = left.choices.filter((choice) => typeof choice === 'string');
    return choices.length > 0 ? choices : null;
  } catch {
    return null;
  }
}

// What shows it does not change it: a free attempt is played on a page of its own.
const subscribe = () => () => undefined;

/** Returns the choices of a day's free attempt that was left in this tab; null for none. */
export const useLeftFreeAttempt = (day: string): readonly string[] | null =>
  choicesOf(
    useSyncExternalStore(subscribe, readText, () => null),
    day,
  );
