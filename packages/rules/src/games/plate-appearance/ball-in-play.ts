import type { OutKind } from '../event.ts';
import type { LiveGame } from '../live-game.ts';
import type { Fielder } from '../slot.ts';

/** Where balls of a kind go: to each fielder in so many of a hundred, around an angle and a distance. */
interface Zone {
  readonly fielder: Fielder;
  /** Of a hundred balls, the first and how many. */
  readonly first: number;
  readonly share: number;
  /** Degrees from straight-away center (-45 to 45, left to right), and how many the zone spans. */
  readonly angle: number;
  readonly width: number;
  /** Feet from the plate. */
  readonly distance: number;
}

/** The zone of each of a hundred balls. */
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

/** A kind of batted ball that becomes an out, and its share of them all (realism, Game simulation). */
export interface BallKind {
  readonly kind: OutKind;
  /** Where its share of [0, 1) begins, and how long it is. */
  readonly from: number;
  readonly share: number;
  readonly zones: readonly Zone[];
  /** How many feet deeper than its zone a ball of placement 0 is; one of placement 1 is as much shallower. */
  readonly depth: number;
}

export const GROUND_BALL: BallKind = {
  kind: 'ground',
  from: 0,
  share: 0.5,
  depth: 10,
  zones: zones(
    ['3B', 18, -34, 14, 115],
    ['SS', 27, -16, 20, 140],
    ['P', 11, 0, 10, 55],
    ['C', 3, 0, 60, 15],
    ['2B', 26, 16, 20, 140],
    ['1B', 15, 36, 14, 110],
  ),
};
const FLY: BallKind = { kind: 'fly', from: 0.5, share: 0.26, depth: 85, zones: OUTFIELD };
const LINER: BallKind = {
  kind: 'line',
  from: 0.76,
  share: 0.14,
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
};
const POP: BallKind = {
  kind: 'pop',
  from: 0.9,
  share: 0.1,
  depth: 15,
  zones: zones(
    ['3B', 20, -32, 20, 100],
    ['SS', 24, -14, 20, 130],
    ['C', 12, 0, 80, 25],
    ['P', 2, 0, 10, 50],
    ['2B', 24, 14, 20, 130],
    ['1B', 18, 32, 20, 100],
  ),
};

/** The kind of a ball put in play, by a fraction. */
export const ballKind = (fraction: number): BallKind =>
  fraction < FLY.from
    ? GROUND_BALL
    : fraction < LINER.from
      ? FLY
      : fraction < POP.from
        ? LINER
        : POP;

/**
 * How the same fraction goes on within its kind: again uniform in [0, 1). Low: the ball is deep, or falls where runners can go.
 */
export const placementIn = (ball: BallKind, fraction: number): number =>
  (fraction - ball.from) / ball.share;

/** The finer digits of a placement say the direction, as one ball of a hundred: no further draw is needed. */
const sideways = (placement: number): number => {
  const fine = placement * 4096;
  return (fine - (fine | 0)) * 100;
};

/** Rounded to a small integer (`Math.round` answers -0 at times, which costs a heap number). */
const whole = (value: number): number => Math.floor(value + 0.5) | 0;

const noteBall = (live: LiveGame, placed: readonly Zone[], placement: number): Zone => {
  const { event } = live;
  const ball = sideways(placement);
  const zone = placed[ball | 0] as Zone;
  const across = (ball - zone.first) / zone.share - 0.5;
  event.fielder = zone.fielder;
  event.ballAngle = whole(zone.angle + across * zone.width);
  return zone;
};

/** Writes kind and place of a ball that was fielded into the event. */
export const noteFieldedBall = (live: LiveGame, ball: BallKind, placement: number): void => {
  const zone = noteBall(live, ball.zones, placement);
  live.event.outKind = ball.kind;
  live.event.ballDistance = whole(zone.distance + (1 - 2 * placement) * ball.depth);
};

/** Feet from the plate, and how much deeper or shallower, for hits of one to four bases. */
const HIT_FEET = [0, 215, 320, 365, 415] as const;
const HIT_DEPTH = [0, 55, 45, 25, 45] as const;

/** Writes where a hit of one to four bases went into the event. */
export const noteHit = (live: LiveGame, bases: 1 | 2 | 3 | 4, placement: number): void => {
  noteBall(live, OUTFIELD, placement);
  live.event.ballDistance = whole(HIT_FEET[bases] + (1 - 2 * placement) * HIT_DEPTH[bases]);
};
