import type { SideSetup, StarterHook } from '../setup.ts';

/** Nobody faces more batters than this in a game, as long as another pitcher is left. */
export const MAX_BATTERS_FACED = 45;
/** Nobody begins an inning after so many batters. */
export const MAX_BATTERS_TO_BEGIN = 42;
/** Batters that an inning has at least. */
export const BATTERS_OF_INNING = 3;
/** Batters that an inning may have beyond what ends a start before it. */
export const BATTERS_IN_THE_MIDDLE = 4;
/**
 * Runs that a strong batting order excuses, for each run that it promises once through: about what
 * it makes in a game, twice.
 */
const EXCUSED_RUNS = 10;

/** Returns how many runs off a starter cost no batter against this side. */
export const freeRunsOf = (hook: StarterHook, { orderRuns }: SideSetup, lead: number): number =>
  hook.freeRuns + (lead > 0 ? hook.freeRunsAhead : 0) + EXCUSED_RUNS * orderRuns;

/**
 * Batters, with those that all of the runs would count for, before which no pitcher is relieved
 * while fresh, but for trouble late in the game: most batters are decided by this alone.
 */
export interface Patience {
  readonly beforeInning: number;
  readonly inInning: number;
}

/** Returns the patience with a starter against this side. */
export const starterPatience = (
  tiresAt: number,
  hook: StarterHook,
  opponent: SideSetup,
): Patience => {
  const owed = hook.battersPerRun * Math.max(0, -freeRunsOf(hook, opponent, 0));
  const limit = tiresAt + hook.leash - owed;
  return {
    beforeInning: Math.min(limit, MAX_BATTERS_TO_BEGIN) - BATTERS_OF_INNING,
    inInning: Math.min(limit + BATTERS_IN_THE_MIDDLE - 1, MAX_BATTERS_FACED),
  };
};

/** Returns the patience with a reliever. */
export const relieverPatience = (tiresAt: number): Patience => ({
  beforeInning: tiresAt - BATTERS_OF_INNING,
  inInning: MAX_BATTERS_FACED,
});
