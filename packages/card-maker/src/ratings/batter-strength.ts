import type { CardPosition } from '@pennant/rules/cards/card';
import { ratesAgainstPitcher, type ModifierShares } from '../dice/pitcher-adjusted-rates.ts';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { ratingCap, type RatingCaps } from './rating-cap.ts';
import type { Strength } from './rating-scale.ts';
import { RUNS_PER_ERROR, APPEARANCES_PER_GAME, runsPerAppearance } from './runs-per-appearance.ts';

/** Plate appearances of a full season, over which runs are counted. */
const FULL_SEASON_APPEARANCES = 650;
const STEAL_RUNS = 0.2;
const CAUGHT_RUNS = 0.4;
const STEAL_WEIGHT = 0.6;
const RUNS_PER_SPEED = 0.06;
const POSITION_WEIGHT = 0.5;
/** Games of a full season, and the number of fielders who share its errors. */
const FULL_SEASON_GAMES = 162;
const FIELDERS = 8;
/** Average share of plate appearances that end in an out put in play, over all eras. */
const USUAL_OUTS_IN_PLAY = 0.52;

/**
 * Runs that a season at a position is worth besides batting; the best of a player's positions
 * counts.
 */
const POSITION_RUNS: Readonly<Record<CardPosition, number>> = {
  C: 6,
  SS: 5,
  '2B': 2.5,
  '3B': 1.5,
  CF: 1.5,
  LF: -3,
  RF: -3,
  OF: -3,
  '1B': -5,
  DH: -7,
  SP: 0,
  RP: 0,
};

/** Maximum ratings for few plate appearances, in a season of full length. */
const CAPS: RatingCaps = [
  { below: 60, cap: 60 },
  { below: 150, cap: 70 },
  { below: 300, cap: 82 },
  { below: 400, cap: 92 },
];

/**
 * Returns a batter's strength against cards of all eras, from the card's rates against a fixed
 * pitcher.
 * @param seasonLength games of the season as a share of 162
 */
export const batterStrength = (
  card: {
    readonly rates: OutcomeRates;
    readonly speed: number;
    readonly steals: { readonly attempts: number; readonly success: number };
    readonly positions: readonly CardPosition[];
    readonly plateAppearances: number;
    /** Probability that an out in play against the player's club becomes an error. */
    readonly errorRate: number;
  },
  pitcher: ModifierShares,
  seasonLength: number,
): Strength => {
  const runs =
    FULL_SEASON_APPEARANCES * runsPerAppearance(ratesAgainstPitcher(card.rates, pitcher));
  const attempts = FULL_SEASON_APPEARANCES * (card.rates.H1 + card.rates.BB) * card.steals.attempts;
  const stealRuns =
    attempts * (STEAL_RUNS * card.steals.success - CAUGHT_RUNS * (1 - card.steals.success));
  const positionRuns = Math.max(...card.positions.map((position) => POSITION_RUNS[position]));
  // A side's error rate is the mean of its eight fielders', so error-prone eras cost runs in the
  // field.
  const isFielder = card.positions.some((position) => position !== 'DH');
  const errorRuns = isFielder
    ? ((FULL_SEASON_GAMES * APPEARANCES_PER_GAME) / FIELDERS) *
      USUAL_OUTS_IN_PLAY *
      card.errorRate *
      RUNS_PER_ERROR
    : 0;
  const fullSeasonAppearances = card.plateAppearances / seasonLength;
  return {
    value:
      runs +
      STEAL_WEIGHT * Math.min(8, Math.max(-4, stealRuns)) +
      RUNS_PER_SPEED * (card.speed - 50) +
      POSITION_WEIGHT * positionRuns -
      errorRuns,
    cap: ratingCap(CAPS, fullSeasonAppearances),
  };
};
