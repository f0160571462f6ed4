import type { SeasonRecord } from '../seasons/season-record.ts';
import { plateAppearancesOf } from './batting-line.ts';
import { averageBatterCard } from './average-batter-card.ts';
import { leagueLoosePitches, type LeagueLoosePitches } from './loose-pitches.ts';
import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';
import { type AllowedRates, recordedBattersFaced, tracesOf } from './pitching-line.ts';
import { battingShares, pitchingShares } from './stint-shares.ts';

/** Averages of one league in one season, which its players are compared with. */
export interface LeagueSeason {
  readonly league: string;
  readonly plateAppearances: number;
  /** Results of its batters' plate appearances. */
  readonly rates: OutcomeRates;
  /** Rates on the card of its average batter, before a pitcher's modifiers. */
  readonly averageCard: OutcomeRates;
  /** Rates that its pitchers allowed. */
  readonly allowed: AllowedRates;
  /** Whether its batters' strikeouts were recorded; if not, `rates.SO` comes from its pitchers. */
  readonly areStrikeoutsRecorded: boolean;
  /** HBP per plate appearance; 0 where none were recorded: the rule did not exist yet. */
  readonly hitByPitchRate: number;
  readonly facedPerTrace: number;
  readonly appearancesPerFaced: number;
  /** Games of the club with the most. */
  readonly games: number;
  /** Probability that an out put in play becomes an error, for a club with average errors. */
  readonly errorRate: number;
  /** Errors per club and game. */
  readonly errorsPerGame: number;
  readonly loosePitches: LeagueLoosePitches;
}

/**
 * Share of errors on which the batter reaches base; fitted to runs scored in 50 league-seasons
 * (docs/spec/realism.md, "Game simulation").
 */
const REACHED_ON_ERROR_SHARE = 0.55;

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
      const sum = getTotals(totals, league);
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
      // Players of two leagues are left out: their strikeouts may be recorded for one of them only.
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
      const sum = getTotals(totals, league);
      const kept = recordedBattersFaced(pitching);
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

const getTotals = (totals: Map<string, Totals>, league: string): Totals => {
  const known = totals.get(league);
  if (known !== undefined) return known;
  const fresh = newTotals();
  totals.set(league, fresh);
  return fresh;
};

const calculateErrors = (season: SeasonRecord, league: string, outsInPlay: number) => {
  const clubs = season.clubs.filter((club) => club.league === league);
  const games = clubs.reduce((sum, club) => sum + club.games, 0);
  const errors = clubs.reduce((sum, club) => sum + club.errors, 0);
  return {
    games: clubs.reduce((max, club) => Math.max(max, club.games), 1),
    errorsPerGame: games > 0 ? errors / games : 0,
    errorRate: outsInPlay > 0 ? (REACHED_ON_ERROR_SHARE * errors) / outsInPlay : 0,
  };
};

/**
 * Returns the leagues of a season, by code. Blanks are estimated, not taken as zero: batters'
 * strikeouts from those of the league's pitchers, HBP from the players with recorded ones, batters
 * faced from outs, hits and walks.
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
    const facedAppearances = Math.max(
      appearancesPerFaced * (sum.keptFaced + (sum.traces - sum.keptTraces) * facedPerTrace),
      1,
    );
    leagues.set(league, {
      league,
      plateAppearances: sum.PA,
      rates,
      averageCard: averageBatterCard(rates, 0),
      allowed: {
        H: sum.allowedH / facedAppearances,
        HR: sum.allowedHR / facedAppearances,
        BB: sum.allowedBB / facedAppearances + hitByPitchRate,
        SO: sum.allowedSO / facedAppearances,
      },
      areStrikeoutsRecorded: strikeoutsKept,
      hitByPitchRate,
      facedPerTrace,
      appearancesPerFaced,
      ...calculateErrors(season, league, rates.OO * PA),
      loosePitches: leagueLoosePitches(season, league, facedPerTrace),
    });
  }
  return leagues;
};
