import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';

/**
 * The reference rates that every league is moved toward, so that cards of all eras can play each
 * other. The home run rate is deliberately high: pitchers of most leagues then take home runs away
 * rather than give them to batters who hit none.
 */
export const ERA_REFERENCE = {
  hitsInPlay: 0.1665 + 0.0411 + 0.0073,
  HR: 0.035,
  BB: 0.0921,
  SO: 0.1426,
} as const;

/** Exponent of the reference: 0 is the league itself, 1 the reference. */
const PULL = 0.5;
const STRIKEOUT_PULL = 0.25;
const MAX_HOME_RUN_SHIFT = 0.25;

const geometricMean = (league: number, reference: number, pull: number): number =>
  league ** (1 - pull) * reference ** pull;

/**
 * Returns the rates on the card of a league's average batter. The batters account for half of the
 * difference between their era and the reference, the league's pitchers for the other half: against
 * each other both reproduce their real rates, while average clubs of different eras are nearly
 * even. `lift` (a natural logarithm, 0 for none) raises hits in play and walks further, which makes
 * the league's batters and pitchers stronger against other eras and changes nothing within the
 * league. Singles, doubles and triples keep their league's proportions, because no modifier
 * distinguishes them. Source: "half-split" (docs/spec/realism.md, "Card maker"); the lift is an
 * addition.
 */
export const averageBatterCard = (league: OutcomeRates, lift: number): OutcomeRates => {
  const inPlay = league.H1 + league.H2 + league.H3;
  const lifted = Math.exp(lift);
  const shift =
    inPlay > 0 ? (lifted * geometricMean(inPlay, ERA_REFERENCE.hitsInPlay, PULL)) / inPlay : 1;
  const homeRuns = geometricMean(league.HR, ERA_REFERENCE.HR, PULL);
  return withOrdinaryOuts({
    H1: league.H1 * shift,
    H2: league.H2 * shift,
    H3: league.H3 * shift,
    HR: Math.min(
      Math.max(homeRuns, league.HR * (1 - MAX_HOME_RUN_SHIFT)),
      league.HR * (1 + MAX_HOME_RUN_SHIFT),
    ),
    BB: lifted * geometricMean(league.BB, ERA_REFERENCE.BB, PULL),
    SO: geometricMean(league.SO, ERA_REFERENCE.SO, STRIKEOUT_PULL),
  });
};
