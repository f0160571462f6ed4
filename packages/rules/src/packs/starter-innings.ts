import { BATTERS_OF_INNING, MAX_BATTERS_TO_BEGIN } from '../games/manager/patience.ts';
import type { StarterHook } from '../games/setup.ts';
import { BATTERS_OF_GAME, type PitcherFigures } from './starter-card-figures.ts';

/*
 * How long a starter stays: by the manager's own hook, with the runs that are to be expected. Its
 * constants were fitted to the batters that 9,000 starters of the record faced in 3.6 million
 * games.
 */

/** Runs of a batter off an average pitcher, a strong batting order's among them. */
const RUNS_OF_BATTER = 0.149;
/** How fast the chance of so many runs rises around their mean: in one standard deviation. */
const STEEPNESS = 1.165;
/** How often a starter leads who has allowed enough to be looked at. */
const CHANCE_OF_LEAD = 0.257;
/** Shares of games in which the last inning began so many batters ago: 0 and more. */
const BATTERS_SINCE_INNING = [0.22, 0.22, 0.22, 0.17, 0.11, 0.06];
/** The batters after which half of the games of a starter who goes on are over; their spread. */
const BATTERS_GONE_THE_DISTANCE = 36.6;
const SPREAD_OF_DISTANCE = 2.37;

/** By batters faced: the share of games that are not over. */
const GAME_GOES_ON = Float64Array.from(
  { length: BATTERS_OF_GAME },
  (_, faced) => 1 / (1 + Math.exp((faced - BATTERS_GONE_THE_DISTANCE) / SPREAD_OF_DISTANCE)),
);

/** Returns the chance that so many runs or fewer have scored where `mean` are to be expected. */
const chanceOfAtMost = (runs: number, mean: number): number =>
  1 / (1 + Math.exp((-STEEPNESS * (runs + 0.47 - mean)) / Math.sqrt(mean)));

/** Returns the chance that the starter begins another inning after so many batters. */
const chanceToBegin = (
  { tiresAt, runs }: PitcherFigures,
  { leash, freeRuns, freeRunsAhead, battersPerRun }: StarterHook,
  faced: number,
): number => {
  if (faced < BATTERS_OF_INNING) return 1;
  const left = tiresAt + leash - BATTERS_OF_INNING - faced;
  if (faced > MAX_BATTERS_TO_BEGIN || left < 0) return 0;
  const mean = Math.max(0.1, RUNS_OF_BATTER * faced + runs[faced]!);
  const allowance = freeRuns + left / battersPerRun;
  return (
    CHANCE_OF_LEAD * chanceOfAtMost(allowance + freeRunsAhead, mean) +
    (1 - CHANCE_OF_LEAD) * chanceOfAtMost(allowance, mean)
  );
};

/**
 * Returns, for each n, the chance that the starter pitches on after n batters: who would begin no
 * other inning leaves when one is over.
 */
export const chancesToStay = (starter: PitcherFigures, hook: StarterHook): Float64Array => {
  const begins = GAME_GOES_ON.map((_, faced) => chanceToBegin(starter, hook, faced));
  return GAME_GOES_ON.map((goesOn, faced) => {
    const stays = BATTERS_SINCE_INNING.reduce(
      (sum, share, since) => sum + share * begins[Math.max(0, faced - since)]!,
      0,
    );
    return goesOn * stays;
  });
};
