import type { BatterSource } from '../setup.ts';

/**
 * Chance to steal the next base from first, second, third: a floor, plus an amount for each point
 * of speed (designed, not fitted).
 */
export const STEAL_CHANCE = [
  { floor: 0.5, perSpeedPoint: 0.0035 },
  { floor: 0.42, perSpeedPoint: 0.0035 },
  { floor: 0.05, perSpeedPoint: 0.0025 },
] as const;

/**
 * Steal attempts of third as a share of those of second (docs/spec/realism.md, "Game simulation").
 */
export const STEAL_THIRD_SHARE = 0.15;

/**
 * Returns the designed chance of a runner of this speed on `base` (1 to 3) to steal the next one.
 */
export const designedStealChance = (
  { speed }: Pick<BatterSource, 'speed'>,
  base: 1 | 2 | 3,
): number => {
  const { floor, perSpeedPoint } = STEAL_CHANCE[base - 1] as (typeof STEAL_CHANCE)[number];
  return floor + perSpeedPoint * speed;
};

/** Indices in a runner's `stealing`, to which the runner's base (1 to 3) is added. */
export const ATTEMPT_RATE_INDEX = -1;
export const DESIGNED_CHANCE_INDEX = 1;
/** Index of the success rate of the record. */
export const RECORD_SUCCESS_INDEX = 5;

/**
 * Returns a runner's rates: attempts for second and for third; the designed chance from first,
 * second and third; and the success rate of the record.
 */
export const compileStealChances = (
  player: Pick<BatterSource, 'speed' | 'stealAttemptRate' | 'stealSuccessRate'>,
): readonly number[] => [
  player.stealAttemptRate,
  player.stealAttemptRate * STEAL_THIRD_SHARE,
  designedStealChance(player, 1),
  designedStealChance(player, 2),
  designedStealChance(player, 3),
  player.stealSuccessRate,
];
