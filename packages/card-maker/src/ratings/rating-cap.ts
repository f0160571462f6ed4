import { MAX_RATING } from '@pennant/rules/cards/tier';

/** Maximum ratings for little playing time, the least time first. */
export type RatingCaps = readonly { readonly below: number; readonly cap: number }[];

/** Returns the maximum rating for this much playing time. */
export const ratingCap = (caps: RatingCaps, time: number): number =>
  caps.find(({ below }) => time < below)?.cap ?? MAX_RATING;
