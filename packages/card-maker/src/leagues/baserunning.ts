import type { BattingSeason } from '@pennant/rules/cards/card';
import type { SeasonRecord } from '../seasons/season-record.ts';

/** How runners of one season stole, as far as the record kept it. */
export interface StealingFigures {
  /** Steals for each single or walk; null where they were not kept. */
  readonly stealsPerTimeOnFirst: number | null;
  /** Share of attempts that succeeded; null where caught stealing was not kept. */
  readonly successRate: number | null;
}

/** How runners of one season stole, every blank filled. */
export interface SeasonStealing {
  readonly successRate: number;
  /** Attempts, caught or not, for each single or walk. */
  readonly attemptsPerTimeOnFirst: number;
}

/** For a history that kept no stealing at all: what runners of most eras did. */
const UNKNOWN = { stealsPerTimeOnFirst: 0.06, successRate: 0.65 } as const;

/** Singles and walks: the times when a batter stands on first by his own doing. */
export const timesOnFirst = (batting: BattingSeason): number =>
  batting.H - batting['2B'] - batting['3B'] - batting.HR + batting.BB + (batting.HBP ?? 0);

/** What the season's players whose caught stealing was kept tell, and what those whose steals were kept tell. */
export const stealingOf = (season: SeasonRecord): StealingFigures => {
  let steals = 0;
  let firsts = 0;
  let stealsOfKept = 0;
  let caught = 0;
  for (const { batting } of season.players) {
    if (batting === null || batting.SB === null) continue;
    steals += batting.SB;
    firsts += timesOnFirst(batting);
    if (batting.CS === null) continue;
    stealsOfKept += batting.SB;
    caught += batting.CS;
  }
  // Where one league kept caught stealing and another did not, the one speaks for both; a few scattered rows do not.
  const successRate =
    caught > 0 && stealsOfKept > 0.2 * steals ? stealsOfKept / (stealsOfKept + caught) : null;
  return {
    stealsPerTimeOnFirst: firsts > 0 ? steals / firsts : null,
    successRate,
  };
};

const nearest = (
  seasons: readonly { readonly year: number; readonly figures: StealingFigures }[],
  year: number,
  figure: keyof StealingFigures,
): number => {
  let found: number | null = null;
  let distance = Infinity;
  for (const season of seasons) {
    const value = season.figures[figure];
    if (value === null || Math.abs(season.year - year) >= distance) continue;
    found = value;
    distance = Math.abs(season.year - year);
  }
  return found ?? UNKNOWN[figure];
};

/**
 * Every season's stealing; a blank takes the figure of the nearest season that has it (the earlier of two). Attempts
 * come from steals and the success rate, so that they hold for the seasons that kept steals only.
 */
export const fillStealing = (
  seasons: readonly { readonly year: number; readonly figures: StealingFigures }[],
): ReadonlyMap<number, SeasonStealing> =>
  new Map(
    seasons.map(({ year }) => {
      const successRate = nearest(seasons, year, 'successRate');
      const steals = nearest(seasons, year, 'stealsPerTimeOnFirst');
      return [year, { successRate, attemptsPerTimeOnFirst: steals / Math.max(successRate, 0.3) }];
    }),
  );
