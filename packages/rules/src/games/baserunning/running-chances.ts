/**
 * How often runners took an extra base, or were thrown out trying, by speed and outs: fitted to the
 * play-by-play of 2016 (docs/spec/realism.md, "Game simulation"). Values at speed 20 and 80, linear
 * in between.
 */
interface RunningChance {
  /** Share of runners who were safe, at speed 20 and 80, by outs before the play (0, 1, 2). */
  readonly safe: readonly (readonly [at20: number, at80: number])[];
  /** Share of runners who were thrown out, at speed 20 and 80. */
  readonly out: readonly [at20: number, at80: number];
}

const FIRST_TO_THIRD_ON_SINGLE: RunningChance = {
  safe: [
    [0.16, 0.36],
    [0.15, 0.37],
    [0.21, 0.42],
  ],
  out: [0.032, 0.032],
};

const SECOND_TO_HOME_ON_SINGLE: RunningChance = {
  safe: [
    [0.3, 0.49],
    [0.4, 0.63],
    [0.66, 0.86],
  ],
  out: [0.04, 0.07],
};

const FIRST_TO_HOME_ON_DOUBLE: RunningChance = {
  safe: [
    [0.14, 0.5],
    [0.19, 0.52],
    [0.37, 0.71],
  ],
  out: [0.025, 0.07],
};

/** A catch for the third out ends the half, so only outs 0 and 1 before the catch occur. */
const THIRD_TO_HOME_ON_FLY: RunningChance = {
  safe: [
    [0.7, 0.8],
    [0.7, 0.8],
  ],
  out: [0.02, 0.02],
};
/** Of liners that an outfielder caught, .58 of them all; no infielder lets anybody tag up. */
const THIRD_TO_HOME_ON_LINER: RunningChance = {
  safe: [
    [0.88, 0.95],
    [0.88, 0.95],
  ],
  out: [0.03, 0.03],
};
const SECOND_TO_THIRD_ON_FLY: RunningChance = {
  safe: [
    [0.3, 0.42],
    [0.3, 0.42],
  ],
  out: [0.01, 0.01],
};
const SECOND_TO_THIRD_ON_LINER: RunningChance = {
  safe: [
    [0.24, 0.38],
    [0.24, 0.38],
  ],
  out: [0.017, 0.017],
};

/** Only the deepest flies: hardly anybody tags up from first. */
const FIRST_TO_SECOND_ON_FLY: RunningChance = {
  safe: [
    [0.02, 0.06],
    [0.02, 0.06],
  ],
  out: [0.002, 0.002],
};

/** Every kind of advance, in the order in which a runner's own chances are stored. */
const KINDS = [
  FIRST_TO_THIRD_ON_SINGLE,
  SECOND_TO_HOME_ON_SINGLE,
  FIRST_TO_HOME_ON_DOUBLE,
  THIRD_TO_HOME_ON_FLY,
  THIRD_TO_HOME_ON_LINER,
  SECOND_TO_THIRD_ON_FLY,
  SECOND_TO_THIRD_ON_LINER,
  FIRST_TO_SECOND_ON_FLY,
] as const;

/** Indices in `KINDS`. */
export const RUNNING_KIND = {
  firstToThirdOnSingle: 0,
  secondToHomeOnSingle: 1,
  firstToHomeOnDouble: 2,
  thirdToHomeOnFly: 3,
  thirdToHomeOnLiner: 4,
  secondToThirdOnFly: 5,
  secondToThirdOnLiner: 6,
  firstToSecondOnFly: 7,
} as const;
export type RunningKind = (typeof RUNNING_KIND)[keyof typeof RUNNING_KIND];

const interpolateBySpeed = ([at20, at80]: readonly [number, number], speed: number): number =>
  Math.min(0.98, Math.max(0, at20 + ((at80 - at20) * (speed - 20)) / 60));

/**
 * Returns a runner's chances for each kind of advance and outs: the share of balls on which they
 * are sent in the record, at `[kind * 6 + outs * 2]`, and the share on which they are thrown out,
 * at the index after it.
 */
export const compileRunningChances = (speed: number): Float64Array =>
  Float64Array.from(
    KINDS.flatMap(({ safe, out }) =>
      [0, 1, 2].flatMap((outs) => {
        const thrownOut = interpolateBySpeed(out, speed);
        return [interpolateBySpeed(safe[outs] ?? [0, 0], speed) + thrownOut, thrownOut];
      }),
    ),
  );

/**
 * Chances to be safe if sent on a ball that does not invite the advance: from .70 where it nearly
 * did down to .20, .45 on average (designed, not fitted).
 */
export const MAX_FORCED_SEND_CHANCE = 0.7;
export const MIN_FORCED_SEND_CHANCE = 0.2;

/**
 * Returns the chance that a runner who is sent is safe. `placement` in [0, 1) is where the ball
 * lies, best first: the first `share` of balls invite the advance, from a sure thing to a riskier
 * one, so that on the whole the runner does as in the record; the rest are forced
 * sends.
 */
export const safeChance = (share: number, thrownOut: number, placement: number): number => {
  if (placement < share) {
    const position = placement / share;
    return 1 - (thrownOut / share) * 2 * position;
  }
  const position = (placement - share) / (1 - share);
  return MAX_FORCED_SEND_CHANCE - (MAX_FORCED_SEND_CHANCE - MIN_FORCED_SEND_CHANCE) * position;
};
