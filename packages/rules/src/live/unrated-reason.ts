/** Why a live game moves no rating. */
export const LIVE_UNRATED_REASONS = [
  /** Who invited wished it so. */
  'by_wish',
  /** The two have had their rated games of the day. */
  'pair_of_day',
  'same_network',
  /** It is of a cup. */
  'cup',
  /** A side showed that it had sent a link that counts as withheld. */
  'disputed',
  /** It did not begin, or somebody left before the fourth out, as is free twice a day. */
  'called_off',
  'friendly_quit',
  /** Who lost was away, for the first time in a week. */
  'annulled',
] as const;
export type LiveUnratedReason = (typeof LIVE_UNRATED_REASONS)[number];
