/** Returns a chance as people say it: "62 in 100". Never 0 or 100, since no game is certain. */
export const chanceInHundredText = (chance: number): string => `${chanceInHundred(chance)} in 100`;

/** Returns a chance in whole hundredths, 1 to 99. */
export const chanceInHundred = (chance: number): number =>
  Math.min(99, Math.max(1, Math.round(chance * 100)));
