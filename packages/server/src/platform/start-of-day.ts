import { DAY_MS, utcDayOf } from '@pennant/rules/time/utc-day';

/** Returns the first moment of the UTC day of a time. */
export const startOfDay = (time: Date): Date => new Date(utcDayOf(time.getTime()) * DAY_MS);
