import type { OutKind } from '../event.ts';
import type { Fielder } from '../slot.ts';

/** Where a ball went: degrees from straight-away center (-45 to 45, left to right), feet from the plate, and who played it. */
export interface BallInPlay {
  readonly angle: number;
  readonly distance: number;
  readonly fielder: Fielder;
}

/** Shares of the balls that become outs (realism, Game simulation), as upper bounds of a fraction. */
export const GROUND_BELOW = 0.5;
export const FLY_BELOW = 0.76;
export const LINE_BELOW = 0.9;

export const outKindOf = (fraction: number): OutKind =>
  fraction < GROUND_BELOW
    ? 'ground'
    : fraction < FLY_BELOW
      ? 'fly'
      : fraction < LINE_BELOW
        ? 'line'
        : 'pop';

/**
 * How the same fraction goes on within its kind: again uniform in [0, 1). Low: the ball is deep, or falls where runners can go.
 */
export const placementOf = (fraction: number): number =>
  fraction < GROUND_BELOW
    ? fraction / GROUND_BELOW
    : fraction < FLY_BELOW
      ? (fraction - GROUND_BELOW) / (FLY_BELOW - GROUND_BELOW)
      : fraction < LINE_BELOW
        ? (fraction - FLY_BELOW) / (LINE_BELOW - FLY_BELOW)
        : (fraction - LINE_BELOW) / (1 - LINE_BELOW);

/** The finer digits of a placement say the direction: a second uniform fraction that costs no further draw. */
const sideways = (placement: number): number => (placement * 4096) % 1;

interface Zone {
  readonly fielder: Fielder;
  /** Upper bound of the sideways fraction. */
  readonly below: number;
  readonly angle: number;
  readonly width: number;
  readonly distance: number;
}

const zones = (
  ...rows: readonly (readonly [
    Fielder,
    share: number,
    angle: number,
    width: number,
    feet: number,
  ])[]
): readonly Zone[] => {
  let below = 0;
  return rows.map(([fielder, share, angle, width, distance]) => {
    below += share;
    return { fielder, below, angle, width, distance };
  });
};

const GROUND = zones(
  ['3B', 0.18, -34, 14, 115],
  ['SS', 0.27, -16, 20, 140],
  ['P', 0.11, 0, 10, 55],
  ['C', 0.03, 0, 60, 15],
  ['2B', 0.26, 16, 20, 140],
  ['1B', 0.15, 36, 14, 110],
);
const OUTFIELD = zones(
  ['LF', 0.3, -28, 30, 290],
  ['CF', 0.4, 0, 26, 310],
  ['RF', 0.3, 28, 30, 290],
);
const LINER = zones(
  ['3B', 0.09, -34, 14, 105],
  ['SS', 0.13, -16, 20, 135],
  ['LF', 0.19, -28, 28, 250],
  ['CF', 0.2, 0, 26, 270],
  ['RF', 0.19, 28, 28, 250],
  ['2B', 0.12, 16, 20, 135],
  ['1B', 0.08, 36, 14, 105],
);
const POP = zones(
  ['3B', 0.2, -32, 20, 100],
  ['SS', 0.24, -14, 20, 130],
  ['C', 0.12, 0, 80, 25],
  ['P', 0.02, 0, 10, 50],
  ['2B', 0.24, 14, 20, 130],
  ['1B', 0.18, 32, 20, 100],
);
const ZONES: Readonly<Record<OutKind, readonly Zone[]>> = {
  ground: GROUND,
  fly: OUTFIELD,
  line: LINER,
  pop: POP,
};

/** How much deeper than its zone a ball of placement 0 is; one of placement 1 is as much shallower. */
const DEPTH: Readonly<Record<OutKind, number>> = { ground: 10, fly: 85, line: 30, pop: 15 };

const within = (placed: readonly Zone[], placement: number, depth: number): BallInPlay => {
  const side = sideways(placement);
  const index = Math.max(
    0,
    placed.findIndex((zone) => side < zone.below),
  );
  const zone = placed[index] as Zone;
  const from = placed[index - 1]?.below ?? 0;
  const across = (side - from) / (zone.below - from);
  return {
    fielder: zone.fielder,
    // Adding 0 makes a plain 0 of -0, which would not survive being stored.
    angle: Math.round(zone.angle + (across - 0.5) * zone.width) + 0,
    distance: Math.round(zone.distance + (1 - 2 * placement) * depth),
  };
};

/** Where a ball that became an out (or an error) went. */
export const outLocation = (kind: OutKind, placement: number): BallInPlay =>
  within(ZONES[kind], placement, DEPTH[kind]);

/** Feet from the plate, and how much deeper or shallower, for hits of one to four bases. */
const HIT_DEPTH = [
  [215, 55],
  [320, 45],
  [365, 25],
  [415, 45],
] as const;

/** Where a hit of one to four bases went. */
export const hitLocation = (bases: number, placement: number): BallInPlay => {
  const [feet, depth] = HIT_DEPTH[bases - 1] as (typeof HIT_DEPTH)[number];
  const { fielder, angle } = within(OUTFIELD, placement, 0);
  return { fielder, angle, distance: Math.round(feet + (1 - 2 * placement) * depth) };
};
