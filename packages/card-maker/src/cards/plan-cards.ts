import { ratesBeforePitcher, type ModifierShares } from '../dice/pitcher-adjusted-rates.ts';
import {
  fillStealing,
  type SeasonStealing,
  recordedStealingOf,
} from '../leagues/season-stealing.ts';
import { leaguesOf } from '../leagues/league-season.ts';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { MAKER_VERSION } from './maker-version.ts';
import { batterStrength } from '../ratings/batter-strength.ts';
import { pitcherStrength } from '../ratings/pitcher-strength.ts';
import { rateCards, type Strength } from '../ratings/rating-scale.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { errorRateOf } from './error-rate.ts';
import { meanOfAverageClubs, adjustEras, type UnadjustedSeason } from './era-adjustment.ts';
import { batterPositions } from './positions.ts';
import {
  batterCardInputs,
  type Leagues,
  meanPitcherFaced,
  pitcherCardInputs,
} from './card-inputs.ts';
import { speedsOf } from './speed.ts';
import { stealRates } from './steal-rates.ts';

/**
 * The values for making one season's cards that depend on the whole history, such as ratings, which
 * are percentiles among all cards. Plain data that can be posted to a worker. The arrays are
 * parallel to `season.players`; 0 means no such card.
 */
export interface SeasonPlan {
  readonly year: number;
  /** The version of the card maker by which the season's cards are made. */
  readonly makerVersion: number;
  readonly leagues: Leagues;
  readonly stealing: SeasonStealing;
  readonly speeds: Uint8Array;
  readonly batterRatings: Uint8Array;
  readonly pitcherRatings: Uint8Array;
}

/** The plan of every season, by year. */
export type CardPlan = ReadonlyMap<number, SeasonPlan>;

/** Games of a season of full length. */
const FULL_SEASON = 162;

/** Returns the number of games of the club with the most. */
export const seasonGames = (season: SeasonRecord): number =>
  season.clubs.reduce((max, club) => Math.max(max, club.games), 1);

/** Returns whether a pitcher counts as a starter: starts in at least half of the games. */
export const isStarter = (pitching: { readonly G: number; readonly GS: number }): boolean =>
  pitching.GS > 0 && 2 * pitching.GS >= pitching.G;

/** One season during planning. */
interface SeasonDraft extends UnadjustedSeason {
  readonly season: SeasonRecord;
  readonly stealing: SeasonStealing;
  readonly speeds: Uint8Array;
  readonly shares: readonly ModifierShares[];
  readonly means: ReadonlyMap<string, ModifierShares>;
}

const calculateBatterStrengths = (draft: SeasonDraft, pitcher: ModifierShares) => {
  const games = seasonGames(draft.season);
  const clubs = new Map(draft.season.clubs.map((club) => [club.team, club]));
  return batterCardInputs(draft.season, draft.leagues).map((batter) => ({
    index: batter.index,
    strength: batterStrength(
      {
        rates: ratesBeforePitcher(batter.regressed, meanPitcherFaced(batter, draft.means)),
        speed: draft.speeds[batter.index]!,
        steals: stealRates(batter.batting, draft.speeds[batter.index]!, draft.stealing),
        positions: batterPositions(batter.player, games),
        plateAppearances: batter.plateAppearances,
        errorRate: errorRateOf(batter.player, clubs, draft.leagues),
      },
      pitcher,
      games / FULL_SEASON,
    ),
  }));
};

const calculatePitcherStrengths = (draft: SeasonDraft, batter: OutcomeRates) =>
  draft.pitchers.map((pitcher, index) => ({
    index: pitcher.index,
    strength: pitcherStrength(
      {
        shares: draft.shares[index]!,
        outs: pitcher.pitching.IPouts,
        isStarter: isStarter(pitcher.pitching),
      },
      batter,
      seasonGames(draft.season) / FULL_SEASON,
    ),
  }));

/**
 * Returns ratings by season, parallel to its players, from the strengths of all cards of one kind.
 */
const rateSeasons = (
  drafts: readonly SeasonDraft[],
  strengths: readonly (readonly { readonly index: number; readonly strength: Strength }[])[],
): readonly Uint8Array[] => {
  const ratings = rateCards(strengths.flatMap((season) => season.map((card) => card.strength)));
  let next = 0;
  return drafts.map(({ season }, index) => {
    const seasonRatings = new Uint8Array(season.players.length);
    for (const card of strengths[index]!) seasonRatings[card.index] = ratings[next++]!;
    return seasonRatings;
  });
};

/**
 * Plans the cards of a whole history before any batter's dice are fitted: league averages, speeds
 * and the rating of every card. Takes a few seconds for 150 seasons. Deterministic for the same
 * seasons and version of the maker.
 */
export const planCards = (
  seasons: readonly SeasonRecord[],
  makerVersion: number = MAKER_VERSION,
): CardPlan => {
  const stealing = fillStealing(
    seasons.map((season) => ({ year: season.year, figures: recordedStealingOf(season) })),
  );
  const unadjusted = seasons.map((season): UnadjustedSeason => {
    const leagues = leaguesOf(season);
    return { leagues, pitchers: pitcherCardInputs(season, leagues, makerVersion) };
  });
  const adjusted = adjustEras(unadjusted);
  const drafts = seasons.map((season, index): SeasonDraft => {
    const adjustedSeason = adjusted[index]!;
    const seasonStealing = stealing.get(season.year)!;
    return {
      ...adjustedSeason,
      season,
      stealing: seasonStealing,
      speeds: speedsOf(season, seasonStealing),
    };
  });
  const opponents = meanOfAverageClubs(drafts);
  const batters = rateSeasons(
    drafts,
    drafts.map((draft) => calculateBatterStrengths(draft, opponents.pitcher)),
  );
  const pitchers = rateSeasons(
    drafts,
    drafts.map((draft) => calculatePitcherStrengths(draft, opponents.batter)),
  );
  return new Map(
    drafts.map((draft, index) => [
      draft.season.year,
      {
        year: draft.season.year,
        makerVersion,
        leagues: draft.leagues,
        stealing: draft.stealing,
        speeds: draft.speeds,
        batterRatings: batters[index]!,
        pitcherRatings: pitchers[index]!,
      },
    ]),
  );
};
