/** Time for a decision, before the bank is used; and for a reveal once both decisions stand. */
export const DECISION_MS = 20_000;
export const REVEAL_MS = 10_000;

/** What a side may use beyond the time for its decisions, in the whole game. */
export const BANK_MS = 180_000;

/** How long a side may be disconnected in one half-inning, and how long the other then chooses. */
export const GRACE_MS = 60_000;
export const OFFER_MS = 60_000;

/** Decisions in a row that a side may let pass before the other may take the win. */
export const MAX_MISSED_IN_ROW = 3;

/** What is left for something that a side has to do. Times are milliseconds. */
export interface Timer {
  readonly leftMs: number;
  /** When it was started; null while it rests. */
  readonly runningSince: number | null;
}

/** Returns a timer that is started now, or rests. */
export const startTimer = (leftMs: number, now: number, isResting: boolean): Timer => ({
  leftMs,
  runningSince: isResting ? null : now,
});

/** Returns what is left at a moment; below 0 if the time was over before. */
export const timeLeft = ({ leftMs, runningSince }: Timer, now: number): number =>
  runningSince === null ? leftMs : leftMs - Math.max(0, now - runningSince);

/** Returns the timer at rest. */
export const restTimer = (timer: Timer, now: number): Timer => ({
  leftMs: Math.max(0, timeLeft(timer, now)),
  runningSince: null,
});

/** Returns the timer going on; one that goes on already stays as it is. */
export const resumeTimer = (timer: Timer, now: number): Timer =>
  timer.runningSince === null ? { ...timer, runningSince: now } : timer;

/** Returns when the time is over; null while the timer rests. */
export const endOfTimer = ({ leftMs, runningSince }: Timer): number | null =>
  runningSince === null ? null : runningSince + leftMs;
