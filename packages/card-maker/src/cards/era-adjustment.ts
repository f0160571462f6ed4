import { fitPitcherDice } from '../dice/fit-pitcher-dice.ts';
import {
  ratesAgainstPitcher,
  ratesBeforePitcher,
  meanPitcher,
  type ModifierShares,
  modifierShares,
  unroundedPitcher,
} from '../dice/pitcher-adjusted-rates.ts';
import { averageBatterCard } from '../leagues/average-batter-card.ts';
import type { LeagueSeason } from '../leagues/league-season.ts';
import { meanRates, type OutcomeRates } from '../leagues/outcome-rates.ts';
import { APPEARANCES_PER_GAME, runsPerAppearance } from '../ratings/runs-per-appearance.ts';
import {
  averageBatterFaced,
  type Leagues,
  meanPitchers,
  type PitcherCardInput,
} from './card-inputs.ts';

/** One season's leagues and pitchers, before the adjustment. */
export interface UnadjustedSeason {
  readonly leagues: Leagues;
  readonly pitchers: readonly PitcherCardInput[];
}

/** A season with its pitchers' modifiers against the average batter cards of their leagues. */
export interface AdjustedSeason extends UnadjustedSeason {
  /** Modifier shares of each pitcher, in the order of `pitchers`. */
  readonly shares: readonly ModifierShares[];
  readonly means: ReadonlyMap<string, ModifierShares>;
}

/** An average club: the card of its average batter, and its average pitcher. */
export interface AverageClub {
  readonly batter: OutcomeRates;
  readonly pitcher: ModifierShares;
}

/** Maximum absolute lift; it keeps printed lines close to the real ones. */
const MAX_LIFT = 0.16;
/** Iterations of the adjustment, each with newly fitted pitchers. */
const ROUNDS = 5;
/** Runs per game that a lift of 1 gains against other leagues, batting and pitching together. */
const RUNS_PER_LIFT = 16;

/**
 * Returns the season with its pitchers' modifiers: unrounded during the iterations, tables at the
 * end.
 */
const fitPitchers = (
  season: UnadjustedSeason,
  fitPitcher: typeof unroundedPitcher,
): AdjustedSeason => {
  const shares = season.pitchers.map((pitcher) =>
    fitPitcher(pitcher.regressed, averageBatterFaced(pitcher, season.leagues)),
  );
  return { ...season, shares, means: meanPitchers(season.pitchers, shares) };
};

const fitTableShares: typeof unroundedPitcher = (target, batter) =>
  modifierShares(fitPitcherDice(target, batter));

/** Returns the mean of all leagues' average clubs, weighted by plate appearances. */
export const meanOfAverageClubs = (seasons: readonly AdjustedSeason[]): AverageClub => {
  const batters: { weight: number; rates: OutcomeRates }[] = [];
  const pitchers: { weight: number; shares: ModifierShares }[] = [];
  for (const { leagues, means } of seasons) {
    for (const [code, league] of leagues) {
      const weight = league.plateAppearances;
      batters.push({ weight, rates: league.averageCard });
      const shares = means.get(code);
      if (shares !== undefined) pitchers.push({ weight, shares });
    }
  }
  return { batter: meanRates(batters), pitcher: meanPitcher(pitchers) };
};

/** Returns the run differential per game of the first average club against the second. */
export const runDifferential = (club: AverageClub, other: AverageClub): number =>
  APPEARANCES_PER_GAME *
  (runsPerAppearance(ratesAgainstPitcher(club.batter, other.pitcher)) -
    runsPerAppearance(ratesAgainstPitcher(other.batter, club.pitcher)));

/** Returns the average club of a league; its batter's card is fitted against these pitchers. */
export const averageClub = (league: LeagueSeason, pitcher: ModifierShares): AverageClub => ({
  batter: ratesBeforePitcher(league.rates, pitcher),
  pitcher,
});

/**
 * Adjusts each league by a lift until its average club is as strong as the mean of all leagues.
 * Home runs stay near their league's, so that printed lines stay close to the real ones; hits in
 * play and walks compensate for the remaining difference between eras. Errors are not adjusted:
 * with them, any two average clubs from 1901 on are within .8 runs per game; with the half-split
 * alone it was 1.7.
 */
export const adjustEras = (seasons: readonly UnadjustedSeason[]): readonly AdjustedSeason[] => {
  const before = seasons.map((season) => fitPitchers(season, unroundedPitcher));
  const meanClub = meanOfAverageClubs(before);
  return before.map((unadjusted) => {
    let season = unadjusted;
    const lifts = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const leagues = new Map(season.leagues);
      for (const [code, league] of season.leagues) {
        const pitcher = season.means.get(code);
        if (pitcher === undefined) continue;
        const ahead = runDifferential(averageClub(league, pitcher), meanClub);
        const lift = Math.min(
          MAX_LIFT,
          Math.max(-MAX_LIFT, (lifts.get(code) ?? 0) - ahead / RUNS_PER_LIFT),
        );
        lifts.set(code, lift);
        leagues.set(code, { ...league, averageCard: averageBatterCard(league.rates, lift) });
      }
      season = fitPitchers({ leagues, pitchers: unadjusted.pitchers }, unroundedPitcher);
    }
    return fitPitchers(season, fitTableShares);
  });
};
