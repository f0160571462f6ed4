/** Limits of one award; they bound the damage of a typing error. */
export const MOST_MONEY_AWARDED = 1_000_000;
export const MOST_PACKS_AWARDED = 100;

/** Maximum length of an award's reason, in characters. */
export const MOST_REASON = 200;

/** The default reason of an award. */
export const PLAIN_AWARD = 'Award';

/** Returns the reason of an award as the user's wallet shows it. */
export const awardText = (reason: string): string =>
  reason === PLAIN_AWARD ? PLAIN_AWARD : `${PLAIN_AWARD}: ${reason}`;
