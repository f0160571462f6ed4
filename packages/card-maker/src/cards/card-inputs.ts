import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import { MAKER_VERSION } from './maker-version.ts';
import { meanPitcher, type ModifierShares } from '../dice/pitcher-adjusted-rates.ts';
import { battingLine, plateAppearancesOf } from '../leagues/batting-line.ts';
import type { LeagueSeason } from '../leagues/league-season.ts';
import { regressAllowedRates, regressBattingRates } from '../leagues/regressed-rates.ts';
import { meanRates, type OutcomeRates } from '../leagues/outcome-rates.ts';
import { type AllowedRates, pitchingLine, tracesOf } from '../leagues/pitching-line.ts';
import { battingShares, type LeagueShares, pitchingShares } from '../leagues/stint-shares.ts';
import {
  FIELDING_POSITIONS,
  type PlayerSeason,
  type SeasonRecord,
} from '../seasons/season-record.ts';

export type Leagues = ReadonlyMap<string, LeagueSeason>;

/** The data that a batter's card is made from. */
export interface BatterCardInput {
  /** Index in `season.players`. */
  readonly index: number;
  readonly player: PlayerSeason;
  readonly batting: BattingSeason;
  readonly leagues: LeagueShares;
  readonly plateAppearances: number;
  /** The real line. */
  readonly real: OutcomeRates;
  /**
   * The line that the card reproduces: the real one, regressed toward the league for few
   * appearances.
   */
  readonly regressed: OutcomeRates;
}

/** The data that a pitcher's card is made from; fields as in `BatterCardInput`. */
export interface PitcherCardInput {
  readonly index: number;
  readonly player: PlayerSeason;
  readonly pitching: PitchingSeason;
  readonly leagues: LeagueShares;
  readonly plateAppearances: number;
  readonly real: AllowedRates;
  readonly regressed: AllowedRates;
}

const findLeague = (leagues: Leagues, code: string): LeagueSeason => {
  const league = leagues.get(code);
  if (league === undefined) throw new Error(`No figures for league ${code}`);
  return league;
};

/** Returns the weighted mean of one figure over a player's leagues. */
const meanOverLeagues = (
  shares: LeagueShares,
  leagues: Leagues,
  figure: (season: LeagueSeason) => number,
): number =>
  shares.reduce((sum, { league, share }) => sum + share * figure(findLeague(leagues, league)), 0);

const meanRatesOverLeagues = (
  shares: LeagueShares,
  leagues: Leagues,
  rates: (season: LeagueSeason) => OutcomeRates,
): OutcomeRates =>
  meanRates(
    shares.map(({ league, share }) => ({
      weight: share,
      rates: rates(findLeague(leagues, league)),
    })),
  );

/**
 * Returns whether a player gets a batting card: at least one plate appearance, and a game at
 * another position than pitcher or, for a player who never pitched that season, any game. A pitcher
 * who only pinch-hit gets none.
 */
export const hasBattingCard = (player: PlayerSeason): boolean =>
  player.batting !== null &&
  plateAppearancesOf(player.batting) >= 1 &&
  (player.gamesAt.P === 0 ||
    FIELDING_POSITIONS.some((position) => position !== 'P' && player.gamesAt[position] > 0));

/** Returns whether a player gets a pitching card: at least one batter faced. */
export const hasPitchingCard = (player: PlayerSeason): boolean =>
  player.pitching !== null && (tracesOf(player.pitching) > 0 || (player.pitching.BFP ?? 0) > 0);

/** Returns the estimated strikeouts of a batter's appearances in leagues that recorded none. */
const estimateUnrecordedStrikeouts = (
  batting: BattingSeason,
  appearances: number,
  shares: LeagueShares,
  leagues: Leagues,
): number =>
  appearances *
  meanOverLeagues(shares, leagues, (season) =>
    season.areStrikeoutsRecorded && batting.SO !== null ? 0 : season.rates.SO,
  );

/** Returns the season's batters who get a card, in order of the record. */
export const batterCardInputs = (
  season: SeasonRecord,
  leagues: Leagues,
): readonly BatterCardInput[] =>
  season.players.flatMap((player, index) => {
    const { batting } = player;
    if (batting === null || !hasBattingCard(player)) return [];
    const shares = battingShares(player);
    const appearances = plateAppearancesOf(batting);
    const line = battingLine(batting, {
      hitByPitchRate: meanOverLeagues(shares, leagues, (league) => league.hitByPitchRate),
      strikeouts: estimateUnrecordedStrikeouts(batting, appearances, shares, leagues),
    });
    return [
      {
        index,
        player,
        batting,
        leagues: shares,
        plateAppearances: appearances,
        real: line.rates,
        regressed: regressBattingRates(
          line,
          meanRatesOverLeagues(shares, leagues, (league) => league.rates),
        ),
      },
    ];
  });

/** The first version of the card maker that gives pitchers their own hit batsmen. */
const OWN_HIT_BATSMEN_SINCE = 2;

/** Returns the season's pitchers who get a card, in order of the record. */
export const pitcherCardInputs = (
  season: SeasonRecord,
  leagues: Leagues,
  makerVersion: number = MAKER_VERSION,
): readonly PitcherCardInput[] =>
  season.players.flatMap((player, index) => {
    const { pitching } = player;
    if (pitching === null || !hasPitchingCard(player)) return [];
    const shares = pitchingShares(player);
    const line = pitchingLine(
      pitching,
      {
        facedPerTrace: meanOverLeagues(shares, leagues, (league) => league.facedPerTrace),
        appearancesPerFaced: meanOverLeagues(
          shares,
          leagues,
          (league) => league.appearancesPerFaced,
        ),
        hitByPitchRate: meanOverLeagues(shares, leagues, (league) => league.hitByPitchRate),
      },
      makerVersion >= OWN_HIT_BATSMEN_SINCE ? (player.hitBatsmen ?? null) : null,
    );
    return [
      {
        index,
        player,
        pitching,
        leagues: shares,
        plateAppearances: line.plateAppearances,
        real: line.rates,
        regressed: regressAllowedRates(line, {
          H: meanOverLeagues(shares, leagues, (league) => league.allowed.H),
          HR: meanOverLeagues(shares, leagues, (league) => league.allowed.HR),
          BB: meanOverLeagues(shares, leagues, (league) => league.allowed.BB),
          SO: meanOverLeagues(shares, leagues, (league) => league.allowed.SO),
        }),
      },
    ];
  });

/**
 * Returns the card of the average batter that a pitcher faced, over the pitcher's leagues: the
 * pitcher's table is fitted against it.
 */
export const averageBatterFaced = (pitcher: PitcherCardInput, leagues: Leagues): OutcomeRates =>
  meanRatesOverLeagues(pitcher.leagues, leagues, (league) => league.averageCard);

/**
 * Returns each league's mean pitcher, weighted by plate appearances; `shares` is parallel to
 * `pitchers`.
 */
export const meanPitchers = (
  pitchers: readonly PitcherCardInput[],
  shares: readonly ModifierShares[],
): ReadonlyMap<string, ModifierShares> => {
  const byLeague = new Map<string, { weight: number; shares: ModifierShares }[]>();
  pitchers.forEach((pitcher, index) => {
    for (const { league, share } of pitcher.leagues) {
      const leaguePitchers = byLeague.get(league) ?? [];
      byLeague.set(league, leaguePitchers);
      leaguePitchers.push({ weight: pitcher.plateAppearances * share, shares: shares[index]! });
    }
  });
  return new Map(
    [...byLeague].map(([league, leaguePitchers]) => [league, meanPitcher(leaguePitchers)]),
  );
};

/** Returns the mean pitcher that a batter faced, over the batter's leagues. */
export const meanPitcherFaced = (
  batter: BatterCardInput,
  pitchers: ReadonlyMap<string, ModifierShares>,
): ModifierShares => {
  const first = batter.leagues[0];
  const onlyLeague =
    batter.leagues.length === 1 && first !== undefined ? pitchers.get(first.league) : undefined;
  return (
    onlyLeague ??
    meanPitcher(
      batter.leagues.flatMap(({ league: code, share }) => {
        const shares = pitchers.get(code);
        return shares === undefined ? [] : [{ weight: share, shares }];
      }),
    )
  );
};
