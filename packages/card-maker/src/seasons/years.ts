import type { SeasonRecord } from './season-record.ts';

/** The first season of professional baseball: no record begins earlier. */
export const FIRST_SEASON = 1871;
/** No record goes on beyond: series and cards are numbered by years up to this one. */
export const LAST_POSSIBLE_SEASON = 2100;

/** Returns the last season of a history, which is the data's to say. */
export const lastSeasonOf = (seasons: readonly Pick<SeasonRecord, 'year'>[]): number =>
  seasons.reduce((last, { year }) => Math.max(last, year), FIRST_SEASON);
