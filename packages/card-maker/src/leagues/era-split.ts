import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';

/**
 * The fixed point that every league is drawn toward, so that cards of all eras can meet. Its home run rate is high on
 * purpose: pitchers of most leagues then take home runs away rather than give them to men who hit none.
 */
export const ERA_REFERENCE = {
  hitsInPlay: 0.1665 + 0.0411 + 0.0073,
  HR: 0.035,
  BB: 0.0921,
  SO: 0.1426,
} as const;

/** How far toward the reference: 0 stays with the league, 1 is the reference itself. */
const PULL = 0.5;
const STRIKEOUT_PULL = 0.25;
const MOST_HOME_RUN_SHIFT = 0.25;

const between = (league: number, reference: number, pull: number): number =>
  league ** (1 - pull) * reference ** pull;

/**
 * What the card of a league's average batter shows. The batters carry half of the difference between their era and the
 * reference, the pitchers of the league the other half: against each other both do what they really did, while average
 * clubs of different eras come out nearly even. `lift` (a natural logarithm, 0 for none) raises hits in play and walks
 * further, which makes both the bats and the arms of the league stronger against other eras and changes nothing within
 * it. Singles, doubles and triples keep their league's proportions, because no modifier of a pitcher tells them apart.
 * Source: the realism study, section 1 ("half-split"); the lift is ours.
 */
export const averageBatterCard = (league: OutcomeRates, lift: number): OutcomeRates => {
  const inPlay = league.H1 + league.H2 + league.H3;
  const lifted = Math.exp(lift);
  const shift =
    inPlay > 0 ? (lifted * between(inPlay, ERA_REFERENCE.hitsInPlay, PULL)) / inPlay : 1;
  const homeRuns = between(league.HR, ERA_REFERENCE.HR, PULL);
  return withOrdinaryOuts({
    H1: league.H1 * shift,
    H2: league.H2 * shift,
    H3: league.H3 * shift,
    HR: Math.min(
      Math.max(homeRuns, league.HR * (1 - MOST_HOME_RUN_SHIFT)),
      league.HR * (1 + MOST_HOME_RUN_SHIFT),
    ),
    BB: lifted * between(league.BB, ERA_REFERENCE.BB, PULL),
    SO: between(league.SO, ERA_REFERENCE.SO, STRIKEOUT_PULL),
  });
};
