import type { OutKind } from '../event.ts';
import { FIRST_OUTFIELDER, findFielderAt, rescaleInPart } from '../fielding/gloves.ts';
import { FIELDERS, type Fielder } from '../lineup-slots.ts';
import type { TotalBases } from './result-code.ts';
import { ballKind, rescaleCleanlyFielded, placementIn } from './ball-in-play.ts';

/**
 * A zone to which balls of a kind go: a fielder's share of a hundred balls, around an angle and a
 * distance.
 */
interface Zone {
  readonly fielder: Fielder;
  /** Index of the zone's first ball of a hundred, and its number of balls. */
  readonly first: number;
  readonly share: number;
  /** Degrees from straight-away center (-45 to 45, left to right), and how many the zone spans. */
  readonly angle: number;
  readonly width: number;
  /** Feet from the plate. */
  readonly distance: number;
}

/** Returns the zone of each of a hundred balls. */
const zones = (
  ...rows: readonly (readonly [
    fielder: Fielder,
    share: number,
    angle: number,
    width: number,
    distance: number,
  ])[]
): readonly Zone[] => {
  const hundred: Zone[] = [];
  for (const [fielder, share, angle, width, distance] of rows) {
    const zone = { fielder, first: hundred.length, share, angle, width, distance };
    for (let ball = 0; ball < share; ball++) hundred.push(zone);
  }
  return hundred;
};

const OUTFIELD = zones(['LF', 30, -28, 30, 290], ['CF', 40, 0, 26, 310], ['RF', 30, 28, 30, 290]);

/**
 * The zones of each kind, and how many feet deeper than its zone a ball of placement 0 is; one of
 * placement 1 is as much shallower.
 */
const FIELDED: Readonly<
  Record<OutKind, { readonly depth: number; readonly zones: readonly Zone[] }>
> = {
  ground: {
    depth: 10,
    zones: zones(
      ['3B', 18, -34, 14, 115],
      ['SS', 27, -16, 20, 140],
      ['P', 11, 0, 10, 55],
      ['C', 3, 0, 60, 15],
      ['2B', 26, 16, 20, 140],
      ['1B', 15, 36, 14, 110],
    ),
  },
  fly: { depth: 85, zones: OUTFIELD },
  line: {
    depth: 30,
    zones: zones(
      ['3B', 9, -34, 14, 105],
      ['SS', 13, -16, 20, 135],
      ['LF', 19, -28, 28, 250],
      ['CF', 20, 0, 26, 270],
      ['RF', 19, 28, 28, 250],
      ['2B', 12, 16, 20, 135],
      ['1B', 8, 36, 14, 105],
    ),
  },
  pop: {
    depth: 15,
    zones: zones(
      ['3B', 20, -32, 20, 100],
      ['SS', 24, -14, 20, 130],
      ['C', 12, 0, 80, 25],
      ['P', 2, 0, 10, 50],
      ['2B', 24, 14, 20, 130],
      ['1B', 18, 32, 20, 100],
    ),
  },
};

/**
 * A batted ball: its kind (null for a hit), the fielder who got to it, degrees from straight-away
 * center, and feet from the plate.
 */
export interface BattedBall {
  readonly outKind: OutKind | null;
  readonly fielder: Fielder;
  readonly angle: number;
  readonly distance: number;
}

/**
 * Returns the direction, as one ball of a hundred, from the finer digits of a placement, so that no
 * further draw is needed.
 */
const directionIndex = (placement: number): number => {
  const fine = placement * 4096;
  return (fine - Math.floor(fine)) * 100;
};

/** Rounds to a whole number (`Math.round` returns -0 at times). */
const roundToWhole = (value: number): number => Math.floor(value + 0.5);

const ballTo = (
  zoneByBall: readonly Zone[],
  placement: number,
  feet: (zone: Zone) => number,
): Omit<BattedBall, 'outKind'> => {
  const ball = directionIndex(placement);
  const zone = zoneByBall[Math.floor(ball)] as Zone;
  const across = (ball - zone.first) / zone.share - 0.5;
  const { fielder } = zone;
  return {
    fielder,
    angle: roundToWhole(zone.angle + across * zone.width),
    distance: roundToWhole(feet(zone)),
  };
};

/** Returns who gets to a ball of a kind that is fielded, by its placement. */
export const findFielderOf = (kind: OutKind, placement: number): Fielder =>
  (FIELDED[kind].zones[Math.floor(directionIndex(placement))] as Zone).fielder;

/** Returns where a ball in play went that was fielded, by the number drawn for it. */
export const locateFieldedBall = (drawn: number, errorRate: number): BattedBall => {
  const fraction = rescaleCleanlyFielded(drawn, errorRate);
  const ball = ballKind(fraction);
  const placement = placementIn(ball, fraction);
  const { depth, zones: zoneByBall } = FIELDED[ball.kind];
  const deeper = (1 - 2 * placement) * depth;
  return {
    outKind: ball.kind,
    ...ballTo(zoneByBall, placement, ({ distance }) => distance + deeper),
  };
};

/**
 * Returns where a ball went that a fielder erred on, by the number drawn for it: a fly to an
 * outfielder, else a ground ball.
 */
export const locateError = (drawn: number, errorChances: readonly number[]): BattedBall => {
  const index = findFielderAt(errorChances, drawn);
  const outKind = index < FIRST_OUTFIELDER ? 'ground' : 'fly';
  const { depth, zones: zoneByBall } = FIELDED[outKind];
  const zone = zoneByBall.find(({ fielder }) => fielder === FIELDERS[index]) as Zone;
  const placement = rescaleInPart(errorChances, index, drawn);
  const across = directionIndex(placement) / 100 - 0.5;
  return {
    outKind,
    fielder: zone.fielder,
    angle: roundToWhole(zone.angle + across * zone.width),
    distance: roundToWhole(zone.distance + (1 - 2 * placement) * depth),
  };
};

/**
 * Feet from the plate of hits of one to four bases, and by how much they may be deeper or
 * shallower.
 */
const HIT_FEET = [0, 215, 320, 365, 415] as const;
const HIT_DEPTH = [0, 55, 45, 25, 45] as const;

/** Returns where a hit of one to four bases went, by the number drawn for it. */
export const locateHit = (drawn: number, bases: TotalBases): BattedBall => {
  const feet = HIT_FEET[bases];
  const depth = HIT_DEPTH[bases];
  return { outKind: null, ...ballTo(OUTFIELD, drawn, () => feet + (1 - 2 * drawn) * depth) };
};
