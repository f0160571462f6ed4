import type { SeasonRecord } from '../seasons/season-record.ts';
import { plateAppearancesOf } from './batting-line.ts';
import { averageBatterCard } from './era-split.ts';
import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';
import { type AllowedRates, keptBattersFaced, tracesOf } from './pitching-line.ts';
import { battingShares, pitchingShares } from './stint-shares.ts';

/** One league in one season: what its players are measured against. */
export interface LeagueSeason {
  readonly league: string;
  readonly plateAppearances: number;
  /** How its batters' plate appearances ended. */
  readonly rates: OutcomeRates;
  /** What the card of its average batter shows, before a pitcher acts on it. */
  readonly averageCard: OutcomeRates;
  /** What its pitchers allowed. */
  readonly allowed: AllowedRates;
  /** Whether its batters' strikeouts were kept; if not, `rates.SO` comes from its pitchers, whose always were. */
  readonly strikeoutsKept: boolean;
  /** 0 where nobody's were kept: the rule was not known yet. */
  readonly hitByPitchRate: number;
  readonly facedPerTrace: number;
  readonly appearancesPerFaced: number;
  /** Games of the club that played most. */
  readonly games: number;
  /** Chance that an out put in play becomes an error, for a club with the league's average errors. */
  readonly errorRate: number;
  /** Errors of a club for each game it played. */
  readonly errorsPerGame: number;
}

/** Not every error lets a batter reach; fitted to runs scored in 50 league-seasons (realism study, section 3). */
const ERRORS_THAT_PUT_A_BATTER_ON = 0.55;

const newTotals = () => ({
  PA: 0,
  H1: 0,
  H2: 0,
  H3: 0,
  HR: 0,
  BB: 0,
  HBP: 0,
  paWithHBP: 0,
  SO: 0,
  paWithSO: 0,
  SH: 0,
  keptFaced: 0,
  keptTraces: 0,
  traces: 0,
  allowedH: 0,
  allowedHR: 0,
  allowedBB: 0,
  allowedSO: 0,
});
type Totals = ReturnType<typeof newTotals>;

const addBatting = (totals: Map<string, Totals>, season: SeasonRecord): void => {
  for (const player of season.players) {
    const { batting } = player;
    if (batting === null) continue;
    const appearances = plateAppearancesOf(batting);
    for (const { league, share } of battingShares(player)) {
      const sum = totalsOf(totals, league);
      sum.PA += share * appearances;
      sum.H1 += share * (batting.H - batting['2B'] - batting['3B'] - batting.HR);
      sum.H2 += share * batting['2B'];
      sum.H3 += share * batting['3B'];
      sum.HR += share * batting.HR;
      sum.BB += share * batting.BB;
      sum.SH += share * (batting.SH ?? 0);
      if (batting.HBP !== null) {
        sum.HBP += share * batting.HBP;
        sum.paWithHBP += share * appearances;
      }
      // A man of two leagues may have strikeouts kept in one of them only, so he does not count.
      if (batting.SO !== null && share === 1) {
        sum.SO += batting.SO;
        sum.paWithSO += appearances;
      }
    }
  }
};

const addPitching = (totals: Map<string, Totals>, season: SeasonRecord): void => {
  for (const player of season.players) {
    const { pitching } = player;
    if (pitching === null) continue;
    for (const { league, share } of pitchingShares(player)) {
      const sum = totalsOf(totals, league);
      const kept = keptBattersFaced(pitching);
      sum.traces += share * tracesOf(pitching);
      if (kept !== null) {
        sum.keptFaced += share * kept;
        sum.keptTraces += share * tracesOf(pitching);
      }
      sum.allowedH += share * pitching.H;
      sum.allowedHR += share * pitching.HR;
      sum.allowedBB += share * pitching.BB;
      sum.allowedSO += share * pitching.SO;
    }
  }
};

const totalsOf = (totals: Map<string, Totals>, league: string): Totals => {
  const known = totals.get(league);
  if (known !== undefined) return known;
  const fresh = newTotals();
  totals.set(league, fresh);
  return fresh;
};

const errorsOf = (season: SeasonRecord, league: string, outsInPlay: number) => {
  const clubs = season.clubs.filter((club) => club.league === league);
  const games = clubs.reduce((sum, club) => sum + club.games, 0);
  const errors = clubs.reduce((sum, club) => sum + club.errors, 0);
  return {
    games: clubs.reduce((most, club) => Math.max(most, club.games), 1),
    errorsPerGame: games > 0 ? errors / games : 0,
    errorRate: outsInPlay > 0 ? (ERRORS_THAT_PUT_A_BATTER_ON * errors) / outsInPlay : 0,
  };
};

/**
 * The leagues of a season, by code. Blanks are estimated, never taken for zero: batters' strikeouts from those of the
 * league's pitchers, hit batters from the players whose were kept, batters faced from outs, hits and walks.
 */
export const leaguesOf = (season: SeasonRecord): ReadonlyMap<string, LeagueSeason> => {
  const totals = new Map<string, Totals>();
  addBatting(totals, season);
  addPitching(totals, season);
  const leagues = new Map<string, LeagueSeason>();
  for (const [league, sum] of totals) {
    const PA = Math.max(sum.PA, 1);
    const strikeoutsKept = sum.paWithSO > 0.5 * sum.PA;
    const hitByPitchRate = sum.paWithHBP > 0.5 * sum.PA ? sum.HBP / Math.max(sum.paWithHBP, 1) : 0;
    const rates = withOrdinaryOuts({
      H1: sum.H1 / PA,
      H2: sum.H2 / PA,
      H3: sum.H3 / PA,
      HR: sum.HR / PA,
      BB: sum.BB / PA + hitByPitchRate,
      SO: strikeoutsKept ? sum.SO / sum.paWithSO : sum.allowedSO / PA,
    });
    const facedPerTrace =
      sum.keptTraces > 0.5 * sum.traces
        ? sum.keptFaced / sum.keptTraces
        : (sum.PA + sum.SH) / Math.max(sum.traces, 1);
    const appearancesPerFaced = PA / (PA + sum.SH);
    const against = Math.max(
      appearancesPerFaced * (sum.keptFaced + (sum.traces - sum.keptTraces) * facedPerTrace),
      1,
    );
    leagues.set(league, {
      league,
      plateAppearances: sum.PA,
      rates,
      averageCard: averageBatterCard(rates, 0),
      allowed: {
        H: sum.allowedH / against,
        HR: sum.allowedHR / against,
        BB: sum.allowedBB / against + hitByPitchRate,
        SO: sum.allowedSO / against,
      },
      strikeoutsKept,
      hitByPitchRate,
      facedPerTrace,
      appearancesPerFaced,
      ...errorsOf(season, league, rates.OO * PA),
    });
  }
  return leagues;
};
