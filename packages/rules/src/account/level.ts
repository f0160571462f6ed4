/**
 * Cumulative experience at which each level begins: level 2 at 100, level 16 at 78,000
 * (docs/spec/accounts-packs-cards.md, "Business constants and limits").
 */
export const LEVEL_THRESHOLDS = [
  100, 300, 900, 1500, 3000, 6000, 10_000, 15_000, 21_000, 28_000, 36_000, 45_000, 55_000, 66_000,
  78_000,
] as const;

/** Label of the next threshold beyond the table. */
export const UNKNOWN_THRESHOLD = '???';

/** Returns the level of an amount of experience: 1, plus one for each threshold reached. */
export const levelOf = (experience: number): number =>
  1 + LEVEL_THRESHOLDS.filter((threshold) => experience >= threshold).length;

/** Returns the experience at which the next level begins; null beyond the table. */
export const nextThreshold = (experience: number): number | null =>
  LEVEL_THRESHOLDS.find((threshold) => experience < threshold) ?? null;

/** Returns "40 / 100", or "80000 / ???" beyond the table. */
export const experienceLabel = (experience: number): string =>
  `${experience} / ${nextThreshold(experience) ?? UNKNOWN_THRESHOLD}`;
