import type { Series } from './series.ts';

/** Returns the series of all cards of one season. Its id is the year. */
export const baseSeries = (year: number): Series => ({
  seriesID: year,
  seriesKey: `${year}-base`,
  name: `${year} Base`,
  year,
  kind: 'base',
  minRating: 0,
});
