/** Why a live game moves no rating, as it is stored. */
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

/**
 * Why a live game moves no rating, as users are told: `pair_not_rated` stands for what would tell
 * one user something of the other, such as where they sign in from.
 */
export const SHOWN_LIVE_UNRATED_REASONS = [
  'by_wish',
  'pair_of_day',
  'pair_not_rated',
  'cup',
  'disputed',
  'called_off',
  'friendly_quit',
  'annulled',
] as const;
export type ShownLiveUnratedReason = (typeof SHOWN_LIVE_UNRATED_REASONS)[number];

/** Returns the reason that users are told for one that is stored. */
export const toShownLiveUnratedReason = (reason: LiveUnratedReason): ShownLiveUnratedReason =>
  reason === 'same_network' ? 'pair_not_rated' : reason;
