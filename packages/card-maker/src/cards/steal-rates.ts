import type { BattingSeason } from '@pennant/rules/cards/card';
import { type SeasonStealing, timesOnFirst } from '../leagues/season-stealing.ts';

/** Prior attempts of the season's average runner in each player's success rate. */
const PRIOR_ATTEMPTS = 6;
/** Prior times on first of the season's average runner in each player's attempt rate. */
const PRIOR_TIMES_ON_FIRST = 8;
/** Share of singles and walks that leave the batter on first with second open. */
const SECOND_OPEN_SHARE = 0.93;
const MAX_ATTEMPT_RATE = 0.9;

export interface StealRates {
  /** Attempts for each time on first with second open. */
  readonly attempts: number;
  readonly success: number;
}

/**
 * Returns a batter's steal attempts: SB + CS. Where CS was not recorded, they are estimated with
 * the season's success rate; null where SB was not recorded.
 */
export const stealAttempts = (batting: BattingSeason, season: SeasonStealing): number | null => {
  if (batting.SB === null) return null;
  return batting.CS === null ? batting.SB / season.successRate : batting.SB + batting.CS;
};

/**
 * Returns a batter's rates of steal attempts and success. Where steals were not recorded (1876 to
 * 1885), the attempts of the nearest season on record are scaled by the player's speed, 1 to 98.
 */
export const stealRates = (
  batting: BattingSeason,
  speed: number,
  season: SeasonStealing,
): StealRates => {
  const attempts = stealAttempts(batting, season);
  const onFirst = timesOnFirst(batting);
  if (attempts === null) {
    return {
      attempts: Math.min(
        MAX_ATTEMPT_RATE,
        SECOND_OPEN_SHARE * season.attemptsPerTimeOnFirst * (speed / 50),
      ),
      success: season.successRate,
    };
  }
  const attemptRate =
    (attempts + PRIOR_TIMES_ON_FIRST * season.attemptsPerTimeOnFirst) /
    (onFirst + PRIOR_TIMES_ON_FIRST);
  const successes = batting.SB ?? 0;
  return {
    attempts: Math.min(MAX_ATTEMPT_RATE, SECOND_OPEN_SHARE * attemptRate),
    success:
      (successes + PRIOR_ATTEMPTS * season.successRate) /
      (Math.max(attempts, successes) + PRIOR_ATTEMPTS),
  };
};
