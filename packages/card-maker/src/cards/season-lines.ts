import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import { meanPitcher, type ModifierShares } from '../dice/pitcher-effect.ts';
import { battingLine, plateAppearancesOf } from '../leagues/batting-line.ts';
import type { LeagueSeason } from '../leagues/league-season.ts';
import { steadyAllowedRates, steadyBattingRates } from '../leagues/low-samples.ts';
import { meanRates, type OutcomeRates } from '../leagues/outcome-rates.ts';
import { type AllowedRates, pitchingLine, tracesOf } from '../leagues/pitching-line.ts';
import { battingShares, type LeagueShares, pitchingShares } from '../leagues/stint-shares.ts';
import { FIELDING_PLACES, type PlayerSeason, type SeasonRecord } from '../seasons/season-record.ts';

export type Leagues = ReadonlyMap<string, LeagueSeason>;

/** A batter who gets a card, and what the card is to show. */
export interface BatterToCard {
  /** His place in `season.players`. */
  readonly index: number;
  readonly player: PlayerSeason;
  readonly batting: BattingSeason;
  readonly leagues: LeagueShares;
  readonly plateAppearances: number;
  /** His real line. */
  readonly real: OutcomeRates;
  /** The line that his card reproduces: the real one, nearer the league's where he batted little. */
  readonly steady: OutcomeRates;
}

/** A pitcher who gets a card, and what the card is to show. */
export interface PitcherToCard {
  readonly index: number;
  readonly player: PlayerSeason;
  readonly pitching: PitchingSeason;
  readonly leagues: LeagueShares;
  readonly plateAppearances: number;
  readonly real: AllowedRates;
  readonly steady: AllowedRates;
}

const league = (leagues: Leagues, code: string): LeagueSeason => {
  const found = leagues.get(code);
  if (found === undefined) throw new Error(`No figures for league ${code}`);
  return found;
};

/** Mean of one figure over his leagues. */
const overLeagues = (
  shares: LeagueShares,
  leagues: Leagues,
  figure: (season: LeagueSeason) => number,
): number =>
  shares.reduce((sum, each) => sum + each.share * figure(league(leagues, each.league)), 0);

const ratesOverLeagues = (
  shares: LeagueShares,
  leagues: Leagues,
  rates: (season: LeagueSeason) => OutcomeRates,
): OutcomeRates =>
  meanRates(
    shares.map((each) => ({ weight: each.share, rates: rates(league(leagues, each.league)) })),
  );

/**
 * A batting card needs a plate appearance and a game not as a pitcher: one at another place, or, for a man who never
 * pitched that season, any game. (A pitcher who only pinch-hit stays a pitcher.)
 */
export const hasBattingCard = (player: PlayerSeason): boolean =>
  player.batting !== null &&
  plateAppearancesOf(player.batting) >= 1 &&
  (player.gamesAt.P === 0 ||
    FIELDING_PLACES.some((place) => place !== 'P' && player.gamesAt[place] > 0));

/** A pitching card needs a batter faced. */
export const hasPitchingCard = (player: PlayerSeason): boolean =>
  player.pitching !== null && (tracesOf(player.pitching) > 0 || (player.pitching.BFP ?? 0) > 0);

/** Strikeouts of his plate appearances in leagues that kept none. */
const unkeptStrikeouts = (
  batting: BattingSeason,
  appearances: number,
  shares: LeagueShares,
  leagues: Leagues,
): number =>
  appearances *
  overLeagues(shares, leagues, (season) =>
    season.strikeoutsKept && batting.SO !== null ? 0 : season.rates.SO,
  );

/** The season's batters who get a card, in order of the record. */
export const battersToCard = (season: SeasonRecord, leagues: Leagues): readonly BatterToCard[] =>
  season.players.flatMap((player, index) => {
    const { batting } = player;
    if (batting === null || !hasBattingCard(player)) return [];
    const shares = battingShares(player);
    const appearances = plateAppearancesOf(batting);
    const line = battingLine(batting, {
      hitByPitchRate: overLeagues(shares, leagues, (each) => each.hitByPitchRate),
      strikeouts: unkeptStrikeouts(batting, appearances, shares, leagues),
    });
    return [
      {
        index,
        player,
        batting,
        leagues: shares,
        plateAppearances: appearances,
        real: line.rates,
        steady: steadyBattingRates(
          line,
          ratesOverLeagues(shares, leagues, (each) => each.rates),
        ),
      },
    ];
  });

/** The season's pitchers who get a card, in order of the record. */
export const pitchersToCard = (season: SeasonRecord, leagues: Leagues): readonly PitcherToCard[] =>
  season.players.flatMap((player, index) => {
    const { pitching } = player;
    if (pitching === null || !hasPitchingCard(player)) return [];
    const shares = pitchingShares(player);
    const line = pitchingLine(pitching, {
      facedPerTrace: overLeagues(shares, leagues, (each) => each.facedPerTrace),
      appearancesPerFaced: overLeagues(shares, leagues, (each) => each.appearancesPerFaced),
      hitByPitchRate: overLeagues(shares, leagues, (each) => each.hitByPitchRate),
    });
    return [
      {
        index,
        player,
        pitching,
        leagues: shares,
        plateAppearances: line.plateAppearances,
        real: line.rates,
        steady: steadyAllowedRates(line, {
          H: overLeagues(shares, leagues, (each) => each.allowed.H),
          HR: overLeagues(shares, leagues, (each) => each.allowed.HR),
          BB: overLeagues(shares, leagues, (each) => each.allowed.BB),
          SO: overLeagues(shares, leagues, (each) => each.allowed.SO),
        }),
      },
    ];
  });

/** The card of the average batter whom a pitcher met, over his leagues: what his table is fitted against. */
export const batterFaced = (pitcher: PitcherToCard, leagues: Leagues): OutcomeRates =>
  ratesOverLeagues(pitcher.leagues, leagues, (each) => each.averageCard);

/** Each league's mean pitcher, weighed by plate appearances; `shares` are those of `pitchers`, in the same order. */
export const meanPitchers = (
  pitchers: readonly PitcherToCard[],
  shares: readonly ModifierShares[],
): ReadonlyMap<string, ModifierShares> => {
  const parts = new Map<string, { weight: number; shares: ModifierShares }[]>();
  pitchers.forEach((pitcher, at) => {
    for (const each of pitcher.leagues) {
      const ofLeague = parts.get(each.league) ?? [];
      parts.set(each.league, ofLeague);
      ofLeague.push({ weight: pitcher.plateAppearances * each.share, shares: shares[at]! });
    }
  });
  return new Map([...parts].map(([code, ofLeague]) => [code, meanPitcher(ofLeague)]));
};

/** The mean pitcher whom a batter met, over his leagues. */
export const pitcherFaced = (
  batter: BatterToCard,
  pitchers: ReadonlyMap<string, ModifierShares>,
): ModifierShares => {
  const only = batter.leagues[0];
  const alone =
    batter.leagues.length === 1 && only !== undefined ? pitchers.get(only.league) : undefined;
  return (
    alone ??
    meanPitcher(
      batter.leagues.flatMap(({ league: code, share }) => {
        const shares = pitchers.get(code);
        return shares === undefined ? [] : [{ weight: share, shares }];
      }),
    )
  );
};
