import { estimateBattersFaced } from '../leagues/pitching-line.ts';
import { hitRate } from '../leagues/outcome-rates.ts';
import type { LeagueSeason } from '../leagues/league-season.ts';
import { pitchingShares, type LeagueShares } from '../leagues/stint-shares.ts';
import type { PlayerSeason } from '../seasons/season-record.ts';
import type { Leagues } from './card-inputs.ts';

/** The first version of the card maker whose cards tell loose pitches. */
export const LOOSE_PITCHES_SINCE = 2;

/**
 * Regression of a count toward the league: so many loose pitches at the league's rate are added to
 * the player's own and to those expected of them. By the method of moments over the tuning seasons
 * (docs/spec/realism.md, "Loose pitches").
 */
export const ADDED_WILD_PITCHES = 4.5;
export const ADDED_BALKS = 2;
export const ADDED_PASSED_BALLS = 6;

/** No card is so wild that every pitch gets away, not even in 1871. */
export const MAX_LOOSE_PITCH_CHANCE = 0.25;

/**
 * Batters with runners on in games by the rules for each batter faced in the league's record, from
 * the share of plate appearances that put a batter on base: least squares over the tuned leagues,
 * then scaled to the mean of their record (docs/spec/realism.md, "Loose pitches"). An error counts
 * twice: it puts a batter on base, and the inning goes on.
 */
const WITH_RUNNERS_ON = { always: 0.088, forEachOnBase: 1.225, error: 2 } as const;

/** Returns how many batters with runners on come for each batter faced in the league's record. */
export const battersWithRunnersOn = ({ rates, errorRate }: LeagueSeason): number => {
  const { always, forEachOnBase, error } = WITH_RUNNERS_ON;
  const onBase = hitRate(rates) - rates.HR + rates.BB + error * errorRate * rates.OO;
  return always + forEachOnBase * onBase;
};

/**
 * Returns a player's rate relative to the league's, between their own and 1.
 *
 * @param count the player's own count
 * @param expected the count that the league's rate would have given
 */
export const regressCount = (count: number, expected: number, added: number): number =>
  (count + added) / (expected + added);

/** Chances are printed as percentages of two decimals, so that the card tells them exactly. */
const toPrintedChance = (chance: number): number =>
  Math.round(10_000 * Math.min(MAX_LOOSE_PITCH_CHANCE, chance)) / 10_000;

/** Returns the mean of a figure over a player's leagues; null where one of them has none. */
const meanOrNull = (
  shares: LeagueShares,
  leagues: Leagues,
  figure: (league: LeagueSeason) => number | null,
): number | null => {
  let sum = 0;
  for (const { league: code, share } of shares) {
    const league = leagues.get(code);
    const value = league === undefined ? null : figure(league);
    if (value === null) return null;
    sum += share * value;
  }
  return sum;
};

interface CountRule {
  readonly own: number | null | undefined;
  /** What the count is of: batters faced or games caught. */
  readonly sample: number;
  readonly added: number;
  /** The league's rate for each of the sample, and its chance before a batter with runners on. */
  readonly rate: (league: LeagueSeason) => number | null;
  readonly chance: (league: LeagueSeason) => number | null;
}

const chanceOf = (shares: LeagueShares, leagues: Leagues, rule: CountRule): number | null => {
  const rate = meanOrNull(shares, leagues, rule.rate);
  const chance = meanOrNull(shares, leagues, rule.chance);
  if (rate === null || chance === null) return null;
  const ratio = rule.own == null ? 1 : regressCount(rule.own, rule.sample * rate, rule.added);
  return toPrintedChance(chance * ratio);
};

const withRunnersOn = (league: LeagueSeason, perBatter: number | null): number | null =>
  perBatter === null ? null : perBatter / battersWithRunnersOn(league);

/**
 * Returns a pitcher's chances of a wild pitch and of a balk before a batter with runners on, from
 * their own counts regressed toward the league; neither where the league's were not recorded. A
 * pitcher whose own count is blank has the league's.
 */
export const pitchersLoosePitchChances = (
  player: PlayerSeason,
  leagues: Leagues,
): { readonly wildPitchChance?: number; readonly balkChance?: number } => {
  const { pitching } = player;
  if (pitching === null) return {};
  const shares = pitchingShares(player);
  const facedPerTrace = meanOrNull(shares, leagues, (league) => league.facedPerTrace) ?? 1;
  const sample = estimateBattersFaced(pitching, facedPerTrace);
  const chanceOfCount = (
    own: number | null | undefined,
    added: number,
    rate: CountRule['rate'],
  ): number | null =>
    chanceOf(shares, leagues, {
      own,
      sample,
      added,
      rate,
      chance: (league) => withRunnersOn(league, rate(league)),
    });
  const wildPitchChance = chanceOfCount(
    player.wildPitches,
    ADDED_WILD_PITCHES,
    (league) => league.loosePitches.wildPitches,
  );
  const balkChance = chanceOfCount(
    player.balks,
    ADDED_BALKS,
    (league) => league.loosePitches.balks,
  );
  return wildPitchChance === null || balkChance === null ? {} : { wildPitchChance, balkChance };
};

/**
 * Returns a catcher's chance of a passed ball before a batter with runners on, from their own count
 * regressed toward the league; none where the league's were not recorded.
 *
 * @param shares the catcher's leagues
 */
export const catchersPassedBallChance = (
  player: PlayerSeason,
  shares: LeagueShares,
  leagues: Leagues,
): { readonly passedBallChance?: number } => {
  const passedBallChance = chanceOf(shares, leagues, {
    own: player.passedBalls,
    sample: player.gamesAt.C,
    added: ADDED_PASSED_BALLS,
    rate: ({ loosePitches }) =>
      loosePitches.passedBalls === null ? null : loosePitches.passedBallsPerGameCaught,
    chance: (league) => withRunnersOn(league, league.loosePitches.passedBalls),
  });
  return passedBallChance === null ? {} : { passedBallChance };
};
