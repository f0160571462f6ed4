import { useMemo, useSyncExternalStore } from 'react';

/** How far a visitor has come in the lesson; the rest follows from it by the rules. */
export interface LessonProgress {
  /** The card that the lesson began with, which may not be today's any more. */
  readonly cardID: number;
  readonly seed: number;
  /** Index of the step in `LESSON_STEPS`; their number once all are done. */
  readonly step: number;
  /** How much of the step was shown; 0 before it is played. */
  readonly beat: number;
  /** The bases of the runners who were sent; null for none, and before the choice. */
  readonly choice: string | null;
}

/** Key in localStorage. */
const STORAGE_KEY = 'pennant-how';

const listeners = new Set<() => void>();
/** Holds the progress where localStorage cannot be written. */
let unsaved: string | null = null;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Returns what is kept as progress; null where it is none. */
export function parseProgress(kept: string | null): LessonProgress | null {
  if (kept === null) return null;
  try {
    const { cardID, seed, step, beat, choice } = JSON.parse(kept) as Partial<LessonProgress>;
    const isValid =
      isWhole(cardID) &&
      isWhole(seed) &&
      isWhole(step) &&
      isWhole(beat) &&
      step >= 0 &&
      beat >= 0 &&
      (choice === null || typeof choice === 'string');
    return isValid ? { cardID, seed, step, beat, choice } : null;
  } catch {
    return null;
  }
}

function readKept(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps the progress in this browser, or until the page is closed; null forgets it. */
export function keepProgress(progress: LessonProgress | null): void {
  unsaved = null;
  try {
    if (progress === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
  } catch {
    unsaved = progress === null ? null : JSON.stringify(progress);
  }
  for (const notify of listeners) notify();
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
};

/** Hook: returns the visitor's progress; null before the first roll, and on the server. */
export function useLessonProgress(): LessonProgress | null {
  const kept = useSyncExternalStore(subscribe, readKept, () => null);
  return useMemo(() => parseProgress(kept), [kept]);
}
