import type { SeriesKind } from '@pennant/rules/packs/series-kind';

/** A series of packs, without cost and odds, which the rules calculate from its cards. */
export interface Series {
  /** The year for a season's base series; from `FIRST_SPECIAL_SERIES` on for the others. */
  readonly seriesID: number;
  /** "1927-base", "fifty-steals": identifies its pack's picture and its variant of a card. */
  readonly seriesKey: string;
  readonly name: string;
  readonly year: number | null;
  readonly kind: SeriesKind;
  /** No card of the series is rated lower. */
  readonly minRating: number;
}

/** A series and its cards of one season, in order of cardID. */
export interface SeriesCards {
  readonly seriesID: number;
  readonly cardIDs: readonly number[];
}

export const FIRST_SPECIAL_SERIES_ID = 3001;
