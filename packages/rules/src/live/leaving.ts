/** Quits before the fourth out that cost nothing, of a user on one UTC day. */
export const FRIENDLY_QUITS_OF_DAY = 2;

const MINUTE_MS = 60_000;

/** After so long without another, a user's timeouts are forgotten. */
export const TIMEOUTS_KEPT_MS = 7 * 24 * 60 * MINUTE_MS;

/** How long a user waits before the next match, after the second timeout in a week, the third … */
export const WAITS_MS = [1, 5, 15].map((minutes) => minutes * MINUTE_MS);

/** Games that a user was away from until they were lost: a timeout each. */
export interface Timeouts {
  /** Those without a week in between. */
  readonly count: number;
  /** The last one, in milliseconds since the epoch; null if there was none. */
  readonly lastAt: number | null;
}

/** What a timeout brings. */
export interface TimeoutResult {
  readonly timeouts: Timeouts;
  /** Whether the game counts for nobody: the first in a week. */
  readonly isAnnulled: boolean;
  /** When the user may be matched again; null for at once. */
  readonly waitsUntil: number | null;
}

/** Returns what a timeout brings that ends a game at a moment. */
export function afterTimeout({ count, lastAt }: Timeouts, now: number): TimeoutResult {
  const before = lastAt !== null && now - lastAt < TIMEOUTS_KEPT_MS ? count : 0;
  const wait = before === 0 ? null : (WAITS_MS[before - 1] ?? WAITS_MS.at(-1)!);
  return {
    timeouts: { count: before + 1, lastAt: now },
    isAnnulled: before === 0,
    waitsUntil: wait === null ? null : now + wait,
  };
}
