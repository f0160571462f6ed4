import { fitPitcherDice } from '../dice/fit-pitcher.ts';
import {
  againstPitcher,
  beforePitcher,
  meanPitcher,
  type ModifierShares,
  modifierShares,
  unroundedPitcher,
} from '../dice/pitcher-effect.ts';
import { averageBatterCard } from '../leagues/era-split.ts';
import type { LeagueSeason } from '../leagues/league-season.ts';
import { meanRates, type OutcomeRates } from '../leagues/outcome-rates.ts';
import { GAME_APPEARANCES, runsPerAppearance } from '../ratings/run-values.ts';
import { batterFaced, type Leagues, meanPitchers, type PitcherToCard } from './season-lines.ts';

/** One season's leagues and pitchers. */
export interface UnevenSeason {
  readonly leagues: Leagues;
  readonly pitchers: readonly PitcherToCard[];
}

/** The same with its pitchers' modifiers, against the average cards of their leagues as these now stand. */
export interface EvenSeason extends UnevenSeason {
  /** Of each pitcher, in order. */
  readonly shares: readonly ModifierShares[];
  readonly means: ReadonlyMap<string, ModifierShares>;
}

/** An average club: its batter's card and its pitcher. */
export interface AverageClub {
  readonly batter: OutcomeRates;
  readonly pitcher: ModifierShares;
}

/** The lift stays within this, so that printed lines stay believable. */
const MOST_LIFT = 0.16;
/** Rounds of correction, each with the pitchers made anew. */
const ROUNDS = 5;
/** Runs a game by which a lift of 1 moves a league against others: its bats and its arms together. */
const RUNS_PER_LIFT = 16;

/** Pitchers as real numbers while the lifts are sought, from their tables in the end. */
const withPitchers = (season: UnevenSeason, make: typeof unroundedPitcher): EvenSeason => {
  const shares = season.pitchers.map((pitcher) =>
    make(pitcher.steady, batterFaced(pitcher, season.leagues)),
  );
  return { ...season, shares, means: meanPitchers(season.pitchers, shares) };
};

const tabledPitcher: typeof unroundedPitcher = (target, batter) =>
  modifierShares(fitPitcherDice(target, batter));

/** The mean of all leagues' average clubs, weighed by plate appearances. */
export const commonClub = (seasons: readonly EvenSeason[]): AverageClub => {
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

/** Runs a game by which the first average club beats the second. */
export const runsAhead = (club: AverageClub, other: AverageClub): number =>
  GAME_APPEARANCES *
  (runsPerAppearance(againstPitcher(club.batter, other.pitcher)) -
    runsPerAppearance(againstPitcher(other.batter, club.pitcher)));

/** The average club of a league, its batter as his card must be for these pitchers. */
export const averageClub = (league: LeagueSeason, pitcher: ModifierShares): AverageClub => ({
  batter: beforePitcher(league.rates, pitcher),
  pitcher,
});

/**
 * Lifts each league until the bats and arms of its average club are worth as much as the mean of all leagues. Home runs
 * keep near their league's, so that printed lines stay believable; what they leave uneven between eras, hits and walks
 * even out. (Errors are the fielders' own and stay: with them, any two average clubs from 1901 on are within .8 runs a
 * game; with the half-split alone it was 1.7.)
 */
export const evenEras = (seasons: readonly UnevenSeason[]): readonly EvenSeason[] => {
  const before = seasons.map((season) => withPitchers(season, unroundedPitcher));
  const common = commonClub(before);
  return before.map((unlifted) => {
    let season = unlifted;
    const lifts = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const leagues = new Map(season.leagues);
      for (const [code, league] of season.leagues) {
        const pitcher = season.means.get(code);
        if (pitcher === undefined) continue;
        const ahead = runsAhead(averageClub(league, pitcher), common);
        const lift = Math.min(
          MOST_LIFT,
          Math.max(-MOST_LIFT, (lifts.get(code) ?? 0) - ahead / RUNS_PER_LIFT),
        );
        lifts.set(code, lift);
        leagues.set(code, { ...league, averageCard: averageBatterCard(league.rates, lift) });
      }
      season = withPitchers({ leagues, pitchers: unlifted.pitchers }, unroundedPitcher);
    }
    return withPitchers(season, tabledPitcher);
  });
};
