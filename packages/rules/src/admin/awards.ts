/** The most that one award brings: a slip of the finger does no more harm than that. */
export const MOST_MONEY_AWARDED = 1_000_000;
export const MOST_PACKS_AWARDED = 100;

/** The longest reason of an award, in characters. */
export const MOST_REASON = 200;

/** The reason of an award that nobody gave one for. */
export const PLAIN_AWARD = 'Award';

/** What the user reads of an award in his wallet. */
export const awardText = (reason: string): string =>
  reason === PLAIN_AWARD ? PLAIN_AWARD : `${PLAIN_AWARD}: ${reason}`;
