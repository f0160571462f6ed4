/** By the batter's speed class (slow, average, fast), with fewer than two outs and first occupied (realism, Game simulation). */
export const DOUBLE_PLAY_CHANCE = [0.48, 0.4, 0.31] as const;
export const FORCE_AT_SECOND_CHANCE = [0.27, 0.34, 0.44] as const;

/** Slow (0) up to 38, fast (2) from 61 (realism, Game simulation). */
export const speedClass = (speed: number): 0 | 1 | 2 => (speed <= 38 ? 0 : speed < 61 ? 1 : 2);

/** A batter's chances as one number drawn decides: up to the first a double play, up to the second a force at second. */
export const groundBallChances = (
  speed: number,
): { readonly doublePlayChance: number; readonly forcePlayChance: number } => {
  const doublePlayChance = DOUBLE_PLAY_CHANCE[speedClass(speed)];
  const forceChance = FORCE_AT_SECOND_CHANCE[speedClass(speed)];
  return { doublePlayChance, forcePlayChance: doublePlayChance + forceChance };
};
