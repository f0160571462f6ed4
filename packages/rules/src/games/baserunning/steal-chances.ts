import type { BatterSource } from '../setup.ts';

/** Chance to steal the next base from first, second, third: a floor, and more for each point of speed (designed, not fitted). */
export const STEAL_CHANCE = [
  { floor: 0.5, eachSpeed: 0.0035 },
  { floor: 0.42, eachSpeed: 0.0035 },
  { floor: 0.05, eachSpeed: 0.0025 },
] as const;

/** Attempts for third, against those for second (realism, Game simulation). */
export const STEAL_THIRD_SHARE = 0.15;

/** By design, the chance of a runner of this speed on `base` (1 to 3) to steal the next one. */
export const stealChanceOf = ({ speed }: Pick<BatterSource, 'speed'>, base: 1 | 2 | 3): number => {
  const { floor, eachSpeed } = STEAL_CHANCE[base - 1] as (typeof STEAL_CHANCE)[number];
  return floor + eachSpeed * speed;
};

/** Places in a runner's `stealing`: add the base (1 to 3) that he stands on. */
export const ATTEMPTS = -1;
export const BY_DESIGN = 1;
/** The place of his success in the record. */
export const IN_RECORD = 5;

/** A runner's own: how often he tries for second, and for third; by design his chance from first, second, third; and that of the record. */
export const stealingOf = (
  player: Pick<BatterSource, 'speed' | 'stealAttemptRate' | 'stealSuccessRate'>,
): readonly number[] => [
  player.stealAttemptRate,
  player.stealAttemptRate * STEAL_THIRD_SHARE,
  stealChanceOf(player, 1),
  stealChanceOf(player, 2),
  stealChanceOf(player, 3),
  player.stealSuccessRate,
];
