/**
 * How often runners took an extra base, or were thrown out trying, by speed and outs: fitted to the play-by-play of 2016
 * (realism, Game simulation). Values at speed 20 and 80; in between on a line through both.
 */
export interface RunningChance {
  /** Share that got there, at speed 20 and 80, by outs before the play (0, 1, 2). */
  readonly safe: readonly (readonly [at20: number, at80: number])[];
  /** Share that was thrown out, at speed 20 and 80. */
  readonly out: readonly [at20: number, at80: number];
}

export const FIRST_TO_THIRD_ON_SINGLE: RunningChance = {
  safe: [
    [0.18, 0.38],
    [0.17, 0.39],
    [0.23, 0.44],
  ],
  out: [0.012, 0.012],
};

export const SECOND_TO_HOME_ON_SINGLE: RunningChance = {
  safe: [
    [0.32, 0.51],
    [0.42, 0.65],
    [0.68, 0.88],
  ],
  out: [0.01, 0.05],
};

export const FIRST_TO_HOME_ON_DOUBLE: RunningChance = {
  safe: [
    [0.16, 0.52],
    [0.21, 0.54],
    [0.39, 0.73],
  ],
  out: [0.007, 0.05],
};

/** The third out ends it, so only outs 0 and 1 before the catch come up. */
export const THIRD_TO_HOME_ON_FLY: RunningChance = {
  safe: [
    [0.7, 0.8],
    [0.7, 0.8],
  ],
  out: [0.02, 0.02],
};
export const THIRD_TO_HOME_ON_LINER: RunningChance = {
  safe: [
    [0.55, 0.61],
    [0.55, 0.61],
  ],
  out: [0.02, 0.02],
};
export const SECOND_TO_THIRD_ON_FLY: RunningChance = {
  safe: [
    [0.3, 0.42],
    [0.3, 0.42],
  ],
  out: [0.01, 0.01],
};
export const SECOND_TO_THIRD_ON_LINER: RunningChance = {
  safe: [
    [0.14, 0.22],
    [0.14, 0.22],
  ],
  out: [0.01, 0.01],
};

/**
 * Sent on a ball that does not invite him, he is safe in .45 of all cases (designed, not fitted): from .70 where it nearly did
 * down to .20.
 */
export const FORCED_SEND_BEST = 0.7;
export const FORCED_SEND_WORST = 0.2;

const onLine = ([at20, at80]: readonly [number, number], speed: number): number => {
  const value = at20 + ((at80 - at20) * (speed - 20)) / 60;
  return value < 0 ? 0 : value > 0.98 ? 0.98 : value;
};

/** Share of such balls on which this runner is (or would be) sent in the record. */
export const inviting = (chance: RunningChance, outs: number, speed: number): number =>
  onLine(chance.safe[outs] as readonly [number, number], speed) + onLine(chance.out, speed);

/**
 * Chance that a runner who is sent is safe. `placement` in [0, 1) says how the ball lies, best first: the share p of balls that invite
 * him starts at a sure thing and gets riskier (by the cube), so that on the whole he does as in the record; the rest are
 * forced sends. Sent always, he is safe in p' + .45 (1 - p) of all cases.
 */
export const safeChance = (
  chance: RunningChance,
  outs: number,
  speed: number,
  placement: number,
): number => {
  const out = onLine(chance.out, speed);
  const invites = onLine(chance.safe[outs] as readonly [number, number], speed) + out;
  if (placement < invites) {
    const along = placement / invites;
    return 1 - (out / invites) * 4 * along * along * along;
  }
  const along = (placement - invites) / (1 - invites);
  return FORCED_SEND_BEST - (FORCED_SEND_BEST - FORCED_SEND_WORST) * along;
};
