/** Returns the first moment of the UTC month so many months after that of a time. */
export const startOfMonthAfter = (time: Date, months: number): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months));

/** Returns the first moment of the UTC month of a time. */
export const startOfMonth = (time: Date): Date => startOfMonthAfter(time, 0);
