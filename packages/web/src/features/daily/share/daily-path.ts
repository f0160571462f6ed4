/** Returns the path of the page of a day's game. */
export const dailyPath = (day: string): string => `/daily/${day}`;
