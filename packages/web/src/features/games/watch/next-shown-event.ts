/** How long an event stays on the field before the next one is shown, in ms. */
export const STEP_MS = { usual: 2_600, hurried: 1_300 } as const;

/** The most events that wait to be shown: the rest is left out, to be read on the sheet. */
export const MAX_BEHIND = 8;

/**
 * Returns the number of the event to show after `shown`, and after which time; null where the page
 * has shown all of them. What comes late, after a lost connection or of a half-inning played at
 * once, is not played from its beginning.
 */
export function nextShownEvent(
  shown: number,
  last: number,
): { readonly eventNumber: number; readonly afterMs: number } | null {
  if (shown >= last) return null;
  const behind = last - shown;
  if (behind > MAX_BEHIND) return { eventNumber: last - 1, afterMs: 0 };
  return { eventNumber: shown + 1, afterMs: behind > 2 ? STEP_MS.hurried : STEP_MS.usual };
}
