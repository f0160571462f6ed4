/** Milliseconds of a UTC day: Unix time has no leap seconds. */
export const DAY_MS = 86_400_000;

/** Returns the number of the UTC day of a time in milliseconds since 1970, whose first day is 0. */
export const utcDayOf = (time: number): number => Math.floor(time / DAY_MS);
