import { beforePitcher, type ModifierShares } from '../dice/pitcher-effect.ts';
import { fillStealing, type SeasonStealing, stealingOf } from '../leagues/baserunning.ts';
import { leaguesOf } from '../leagues/league-season.ts';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { batterStrength } from '../ratings/batter-strength.ts';
import { pitcherStrength } from '../ratings/pitcher-strength.ts';
import { rateAll, type Strength } from '../ratings/rating-scale.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { errorRateOf } from './error-rate.ts';
import { commonClub, evenEras, type UnevenSeason } from './even-eras.ts';
import { batterPositions } from './positions.ts';
import { battersToCard, type Leagues, pitcherFaced, pitchersToCard } from './season-lines.ts';
import { speedsOf } from './speed.ts';
import { stealRates } from './stealing.ts';

/**
 * What making the cards of one season takes from the whole history: its ratings are places among all cards. Plain data
 * that can be posted to a worker. The arrays run along `season.players`; 0 stands for no such card.
 */
export interface SeasonPlan {
  readonly year: number;
  readonly leagues: Leagues;
  readonly stealing: SeasonStealing;
  readonly speeds: Uint8Array;
  readonly batterRatings: Uint8Array;
  readonly pitcherRatings: Uint8Array;
}

/** The plan of every season, by year. */
export type CardPlan = ReadonlyMap<number, SeasonPlan>;

/** Seasons are measured against this many games. */
const FULL_SEASON = 162;

/** Games of the clubs that played most. */
export const seasonGames = (season: SeasonRecord): number =>
  season.clubs.reduce((most, club) => Math.max(most, club.games), 1);

/** Whether a pitcher counts as a starter: starts in at least half of his games. */
export const isStarter = (pitching: { readonly G: number; readonly GS: number }): boolean =>
  pitching.GS > 0 && 2 * pitching.GS >= pitching.G;

/** One season while the whole is planned. */
interface SeasonDraft extends UnevenSeason {
  readonly season: SeasonRecord;
  readonly stealing: SeasonStealing;
  readonly speeds: Uint8Array;
  readonly shares: readonly ModifierShares[];
  readonly means: ReadonlyMap<string, ModifierShares>;
}

const batterStrengths = (draft: SeasonDraft, pitcher: ModifierShares) => {
  const games = seasonGames(draft.season);
  const clubs = new Map(draft.season.clubs.map((club) => [club.team, club]));
  return battersToCard(draft.season, draft.leagues).map((batter) => ({
    index: batter.index,
    strength: batterStrength(
      {
        rates: beforePitcher(batter.steady, pitcherFaced(batter, draft.means)),
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

const pitcherStrengths = (draft: SeasonDraft, batter: OutcomeRates) =>
  draft.pitchers.map((pitcher, at) => ({
    index: pitcher.index,
    strength: pitcherStrength(
      {
        shares: draft.shares[at]!,
        outs: pitcher.pitching.IPouts,
        isStarter: isStarter(pitcher.pitching),
      },
      batter,
      seasonGames(draft.season) / FULL_SEASON,
    ),
  }));

/** Ratings by season, along its players, from the strengths of all cards of one kind. */
const ratingsOf = (
  drafts: readonly SeasonDraft[],
  strengths: readonly (readonly { readonly index: number; readonly strength: Strength }[])[],
): readonly Uint8Array[] => {
  const ratings = rateAll(strengths.flatMap((season) => season.map((card) => card.strength)));
  let next = 0;
  return drafts.map(({ season }, at) => {
    const ofSeason = new Uint8Array(season.players.length);
    for (const card of strengths[at]!) ofSeason[card.index] = ratings[next++]!;
    return ofSeason;
  });
};

/**
 * Looks at the whole history once, before any dice are fitted: what each league hit, how fast everyone ran, and the
 * rating of every card. Takes a few seconds for 1871 to 2023; the same seasons always give the same plan.
 */
export const planCards = (seasons: readonly SeasonRecord[]): CardPlan => {
  const stealing = fillStealing(
    seasons.map((season) => ({ year: season.year, figures: stealingOf(season) })),
  );
  const uneven = seasons.map((season): UnevenSeason => {
    const leagues = leaguesOf(season);
    return { leagues, pitchers: pitchersToCard(season, leagues) };
  });
  const evened = evenEras(uneven);
  const drafts = seasons.map((season, at): SeasonDraft => {
    const ofSeason = evened[at]!;
    const found = stealing.get(season.year)!;
    return { ...ofSeason, season, stealing: found, speeds: speedsOf(season, found) };
  });
  const opponents = commonClub(drafts);
  const batters = ratingsOf(
    drafts,
    drafts.map((draft) => batterStrengths(draft, opponents.pitcher)),
  );
  const pitchers = ratingsOf(
    drafts,
    drafts.map((draft) => pitcherStrengths(draft, opponents.batter)),
  );
  return new Map(
    drafts.map((draft, at) => [
      draft.season.year,
      {
        year: draft.season.year,
        leagues: draft.leagues,
        stealing: draft.stealing,
        speeds: draft.speeds,
        batterRatings: batters[at]!,
        pitcherRatings: pitchers[at]!,
      },
    ]),
  );
};
