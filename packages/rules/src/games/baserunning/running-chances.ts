/**
 * How often runners took an extra base, or were thrown out trying, by speed and outs: fitted to the play-by-play of 2016
 * (realism, Game simulation). Values at speed 20 and 80; in between on a line through both.
 */
interface RunningChance {
  /** Share that got there, at speed 20 and 80, by outs before the play (0, 1, 2). */
  readonly safe: readonly (readonly [at20: number, at80: number])[];
  /** Share that was thrown out, at speed 20 and 80. */
  readonly out: readonly [at20: number, at80: number];
}

const FIRST_TO_THIRD_ON_SINGLE: RunningChance = {
  safe: [
    [0.18, 0.38],
    [0.17, 0.39],
    [0.23, 0.44],
  ],
  out: [0.012, 0.012],
};

const SECOND_TO_HOME_ON_SINGLE: RunningChance = {
  safe: [
    [0.32, 0.51],
    [0.42, 0.65],
    [0.68, 0.88],
  ],
  out: [0.01, 0.05],
};

const FIRST_TO_HOME_ON_DOUBLE: RunningChance = {
  safe: [
    [0.16, 0.52],
    [0.21, 0.54],
    [0.39, 0.73],
  ],
  out: [0.007, 0.05],
};

/** The third out ends it, so only outs 0 and 1 before the catch come up. */
const THIRD_TO_HOME_ON_FLY: RunningChance = {
  safe: [
    [0.7, 0.8],
    [0.7, 0.8],
  ],
  out: [0.02, 0.02],
};
const THIRD_TO_HOME_ON_LINER: RunningChance = {
  safe: [
    [0.55, 0.61],
    [0.55, 0.61],
  ],
  out: [0.02, 0.02],
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
    [0.14, 0.22],
    [0.14, 0.22],
  ],
  out: [0.01, 0.01],
};

/** Every kind of running, in the order in which a runner's own chances are kept. */
const KINDS = [
  FIRST_TO_THIRD_ON_SINGLE,
  SECOND_TO_HOME_ON_SINGLE,
  FIRST_TO_HOME_ON_DOUBLE,
  THIRD_TO_HOME_ON_FLY,
  THIRD_TO_HOME_ON_LINER,
  SECOND_TO_THIRD_ON_FLY,
  SECOND_TO_THIRD_ON_LINER,
] as const;

/** Places in `KINDS`. */
export const RUNNING = {
  firstToThirdOnSingle: 0,
  secondToHomeOnSingle: 1,
  firstToHomeOnDouble: 2,
  thirdToHomeOnFly: 3,
  thirdToHomeOnLiner: 4,
  secondToThirdOnFly: 5,
  secondToThirdOnLiner: 6,
} as const;
export type RunningKind = (typeof RUNNING)[keyof typeof RUNNING];

const onLine = ([at20, at80]: readonly [number, number], speed: number): number =>
  Math.min(0.98, Math.max(0, at20 + ((at80 - at20) * (speed - 20)) / 60));

/**
 * A runner's own chances, for each kind and outs: the share of balls on which he is sent in the record, and the share on which he is
 * thrown out: `[kind * 6 + outs * 2]` and the place after it.
 */
export const runningOf = (speed: number): Float64Array =>
  Float64Array.from(
    KINDS.flatMap(({ safe, out }) =>
      [0, 1, 2].flatMap((outs) => {
        const thrownOut = onLine(out, speed);
        return [onLine(safe[outs] ?? [0, 0], speed) + thrownOut, thrownOut];
      }),
    ),
  );

/**
 * Sent on a ball that does not invite him, he is safe in .45 of all cases (designed, not fitted): from .70 where it nearly did
 * down to .20.
 */
export const FORCED_SEND_BEST = 0.7;
export const FORCED_SEND_WORST = 0.2;

/**
 * Chance that a runner who is sent is safe. `placement` in [0, 1) says how the ball lies, best first: the share of balls that invite
 * him starts at a sure thing and gets riskier (by the cube), so that on the whole he does as in the record; the rest are forced
 * sends.
 */
export const safeChance = (share: number, thrownOut: number, placement: number): number => {
  if (placement < share) {
    const along = placement / share;
    return 1 - (thrownOut / share) * 4 * along * along * along;
  }
  const along = (placement - share) / (1 - share);
  return FORCED_SEND_BEST - (FORCED_SEND_BEST - FORCED_SEND_WORST) * along;
};
