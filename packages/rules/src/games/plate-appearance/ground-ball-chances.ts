/**
 * Chances by the batter's speed class (slow, average, fast), with fewer than two outs and first
 * occupied (docs/spec/realism.md, "Game simulation").
 */
export const DOUBLE_PLAY_CHANCE = [0.48, 0.4, 0.31] as const;
export const FORCE_AT_SECOND_CHANCE = [0.27, 0.34, 0.44] as const;

/**
 * Returns the speed class: slow (0) up to 38, average (1), fast (2) from 61 (docs/spec/realism.md,
 * "Game simulation").
 */
export const speedClass = (speed: number): 0 | 1 | 2 => (speed <= 38 ? 0 : speed < 61 ? 1 : 2);

/**
 * Returns a batter's chances on a ground ball as limits for one number drawn: below the first a
 * double play, below the second a force at second.
 */
export const groundBallChances = (
  speed: number,
): { readonly doublePlayChance: number; readonly forcePlayChance: number } => {
  const doublePlayChance = DOUBLE_PLAY_CHANCE[speedClass(speed)];
  const forceChance = FORCE_AT_SECOND_CHANCE[speedClass(speed)];
  return { doublePlayChance, forcePlayChance: doublePlayChance + forceChance };
};
