import type { BattingSeason } from '@pennant/rules/cards/card';
import type { SeasonRecord } from '../seasons/season-record.ts';

/** Steal rates of one season as recorded. */
export interface RecordedStealing {
  /** Steals for each single or walk; null where they were not recorded. */
  readonly stealsPerTimeOnFirst: number | null;
  /** Share of successful attempts; null where caught stealing was not recorded. */
  readonly successRate: number | null;
}

/** Steal rates of one season with blanks filled. */
export interface SeasonStealing {
  readonly successRate: number;
  /** Attempts, caught or not, for each single or walk. */
  readonly attemptsPerTimeOnFirst: number;
}

/** Defaults for a history without recorded steals: rates of most eras. */
const DEFAULTS = { stealsPerTimeOnFirst: 0.06, successRate: 0.65 } as const;

/** Returns the number of times that a batter reached first: singles, walks and hit by pitch. */
export const timesOnFirst = (batting: BattingSeason): number =>
  batting.H - batting['2B'] - batting['3B'] - batting.HR + batting.BB + (batting.HBP ?? 0);

/**
 * Returns the season's steal rates, from the players whose steals or caught stealing were recorded.
 */
export const recordedStealingOf = (season: SeasonRecord): RecordedStealing => {
  let steals = 0;
  let onFirst = 0;
  let stealsWithCaught = 0;
  let caught = 0;
  for (const { batting } of season.players) {
    if (batting === null || batting.SB === null) continue;
    steals += batting.SB;
    onFirst += timesOnFirst(batting);
    if (batting.CS === null) continue;
    stealsWithCaught += batting.SB;
    caught += batting.CS;
  }
  // One league's records stand for both where the other has none; a few scattered rows do not.
  const successRate =
    caught > 0 && stealsWithCaught > 0.2 * steals
      ? stealsWithCaught / (stealsWithCaught + caught)
      : null;
  return {
    stealsPerTimeOnFirst: onFirst > 0 ? steals / onFirst : null,
    successRate,
  };
};

const figureOfNearest = (
  seasons: readonly { readonly year: number; readonly figures: RecordedStealing }[],
  year: number,
  figure: keyof RecordedStealing,
): number => {
  let found: number | null = null;
  let distance = Infinity;
  for (const season of seasons) {
    const value = season.figures[figure];
    if (value === null || Math.abs(season.year - year) >= distance) continue;
    found = value;
    distance = Math.abs(season.year - year);
  }
  return found ?? DEFAULTS[figure];
};

/**
 * Returns the steal rates of every season; a blank gets the figure of the nearest season that has
 * it (the earlier of two). Attempts are calculated from steals and the success rate, so that they
 * also hold for seasons that recorded steals only.
 */
export const fillStealing = (
  seasons: readonly { readonly year: number; readonly figures: RecordedStealing }[],
): ReadonlyMap<number, SeasonStealing> =>
  new Map(
    seasons.map(({ year }) => {
      const successRate = figureOfNearest(seasons, year, 'successRate');
      const steals = figureOfNearest(seasons, year, 'stealsPerTimeOnFirst');
      return [year, { successRate, attemptsPerTimeOnFirst: steals / Math.max(successRate, 0.3) }];
    }),
  );
