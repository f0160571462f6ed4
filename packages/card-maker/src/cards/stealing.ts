import type { BattingSeason } from '@pennant/rules/cards/card';
import { type SeasonStealing, timesOnFirst } from '../leagues/baserunning.ts';

/** Attempts of the season's average runner that are mixed into each man's success. */
const SUCCESS_WEIGHT = 6;
/** Times on first of the average runner that are mixed into each man's attempts: they steady the men seldom on base. */
const ATTEMPT_WEIGHT = 8;
/** How often a single or a walk leaves its man on first with second open; steals of third are told apart in play. */
const SECOND_IS_OPEN = 0.93;
const MOST_ATTEMPTS = 0.9;

export interface StealRates {
  /** Attempts for each time he stands on first with second open. */
  readonly attempts: number;
  readonly success: number;
}

/**
 * Steal attempts of a season: steals and caught stealing. Where caught stealing was not kept, his steals succeeded as
 * often as the season's; where not even steals were, null.
 */
export const stealAttempts = (batting: BattingSeason, season: SeasonStealing): number | null => {
  if (batting.SB === null) return null;
  return batting.CS === null ? batting.SB / season.successRate : batting.SB + batting.CS;
};

/**
 * How a man ran in his season. Where the record kept no steals (1876 to 1885), his speed, 1 to 98, scales the attempts
 * of the nearest season that it kept.
 */
export const stealRates = (
  batting: BattingSeason,
  speed: number,
  season: SeasonStealing,
): StealRates => {
  const attempts = stealAttempts(batting, season);
  const firsts = timesOnFirst(batting);
  if (attempts === null) {
    return {
      attempts: Math.min(
        MOST_ATTEMPTS,
        SECOND_IS_OPEN * season.attemptsPerTimeOnFirst * (speed / 50),
      ),
      success: season.successRate,
    };
  }
  const steady =
    (attempts + ATTEMPT_WEIGHT * season.attemptsPerTimeOnFirst) / (firsts + ATTEMPT_WEIGHT);
  const successes = batting.SB ?? 0;
  return {
    attempts: Math.min(MOST_ATTEMPTS, SECOND_IS_OPEN * steady),
    success:
      (successes + SUCCESS_WEIGHT * season.successRate) /
      (Math.max(attempts, successes) + SUCCESS_WEIGHT),
  };
};
