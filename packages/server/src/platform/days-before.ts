import { DAY_MS } from '@pennant/rules/time/utc-day';

/** Returns the time a number of days before another. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);
