/** Limits of one award; they bound the damage of a typing error. */
export const MAX_MONEY_AWARDED = 1_000_000;
export const MAX_PACKS_AWARDED = 100;

/** Maximum length of an award's reason, in characters. */
export const MAX_AWARD_REASON_LENGTH = 200;

/** The default reason of an award. */
export const DEFAULT_AWARD_REASON = 'Award';

/** Returns the reason of an award as the user's wallet shows it. */
export const awardText = (reason: string): string =>
  reason === DEFAULT_AWARD_REASON ? DEFAULT_AWARD_REASON : `${DEFAULT_AWARD_REASON}: ${reason}`;
