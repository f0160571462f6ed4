import type { BatterSource, CompiledBatter } from '../setup.ts';

/**
 * What is taken from a runner's success rate of the season to have the chance to steal second, and
 * third: computer clubs have their league's best runners, who would be caught too seldom.
 */
export const STEAL_ALLOWANCE = { second: 0.025, third: 0.06 } as const;
/** Chance to steal home: a floor, plus an amount for each point of speed (designed, not fitted). */
export const STEAL_HOME_CHANCE = { floor: 0.05, perSpeedPoint: 0.0025 } as const;

/**
 * Steal attempts of third as a share of those of second (docs/spec/realism.md, "Game simulation").
 */
export const STEAL_THIRD_SHARE = 0.15;

/**
 * Returns the designed chances of a runner to steal second, third and home: at their own success
 * rate of the season, home by speed.
 */
export const designedStealChances = ({
  speed,
  stealSuccessRate,
}: Pick<BatterSource, 'speed' | 'stealSuccessRate'>): readonly [number, number, number] => [
  Math.max(0, stealSuccessRate - STEAL_ALLOWANCE.second),
  Math.max(0, stealSuccessRate - STEAL_ALLOWANCE.third),
  STEAL_HOME_CHANCE.floor + STEAL_HOME_CHANCE.perSpeedPoint * speed,
];

/** Indices in a runner's `stealing`, to which the runner's base (1 to 3) is added. */
export const ATTEMPT_RATE_INDEX = -1;
export const DESIGNED_CHANCE_INDEX = 1;
/** Index of the success rate of the record. */
export const RECORD_SUCCESS_INDEX = 5;

/**
 * Returns a runner's rates: attempts for second and for third; the designed chances from first,
 * second and third; and the success rate of the record.
 */
export const compileStealChances = (
  player: Pick<BatterSource, 'speed' | 'stealAttemptRate' | 'stealSuccessRate'>,
): readonly number[] => [
  player.stealAttemptRate,
  player.stealAttemptRate * STEAL_THIRD_SHARE,
  ...designedStealChances(player),
  player.stealSuccessRate,
];

/**
 * Returns the designed chances of a compiled runner to steal second, third and home: by the rules
 * that compiled them.
 */
export const designedChancesOf = ({
  stealing,
}: Pick<CompiledBatter, 'stealing'>): readonly number[] =>
  stealing.slice(DESIGNED_CHANCE_INDEX + 1, DESIGNED_CHANCE_INDEX + 4);
