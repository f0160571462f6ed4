import { FIELDER_LOCATIONS, wallDistanceAt, type FieldPosition } from './field-dimensions.ts';
import { fieldPointAt, type FieldPoint } from './projection.ts';

/** A batted ball of an event of the contract (`location`, `outKind`). */
export interface BattedBall {
  /** Degrees from straightaway center field; -45 is the left-field line. */
  readonly angle: number;
  /** Feet from the plate. */
  readonly distance: number;
  /** Null for a hit. */
  readonly kind: 'ground' | 'fly' | 'line' | 'pop' | null;
  readonly isHomeRun: boolean;
}

/** Returns the height of the highest point of the flight, in feet. */
const apexOf = ({ kind, distance, isHomeRun }: BattedBall): number => {
  if (isHomeRun) return 95;
  if (kind === 'fly') return Math.min(110, distance * 0.34);
  if (kind === 'pop') return 115;
  if (kind === 'ground') return 5;
  return distance > 180 ? 34 : 14;
};

export const FLIGHT_STEPS = 24;

/** Returns the points of the ball's path from the plate: a parabola, or hops for a ground ball. */
export const computeFlightPath = (ball: BattedBall): readonly FieldPoint[] =>
  Array.from({ length: FLIGHT_STEPS + 1 }, (_, step) => {
    const progress = step / FLIGHT_STEPS;
    const height =
      ball.kind === 'ground'
        ? (1 - progress) * Math.abs(Math.sin(progress * Math.PI * 3))
        : 4 * progress * (1 - progress);
    return fieldPointAt(
      ball.angle,
      3 + (ball.distance - 3) * progress,
      3 * (1 - progress) + apexOf(ball) * height,
    );
  });

/** Returns the accessible name of where a ball went: "left-center field", "the right side". */
export const describeHitLocation = ({ angle, distance }: BattedBall): string => {
  const deep = distance > 160;
  if (Math.abs(angle) < 9) return deep ? 'center field' : 'the middle';
  const side = angle < 0 ? 'left' : 'right';
  if (Math.abs(angle) < 20) return deep ? `${side}-center field` : `${side} of the middle`;
  return deep ? `${side} field` : `the ${side} side`;
};

const POSITIONS = Object.keys(FIELDER_LOCATIONS) as FieldPosition[];

const distanceBetween = (a: FieldPoint, b: FieldPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the point where the ball is fielded, in front of the wall for a home run. */
const fieldingPoint = ({ angle, distance }: BattedBall): FieldPoint =>
  fieldPointAt(angle, Math.min(distance, wallDistanceAt(angle) - 10));

/**
 * Returns the position that goes after a ball and the point it ends at: the fielder named by the
 * event, else the nearest one (an outfielder for a ball hit more than 160 feet; never the catcher).
 */
export function findFielderToBall(
  ball: BattedBall,
  named: FieldPosition | null,
): { readonly position: FieldPosition; readonly to: FieldPoint } {
  const to = fieldingPoint(ball);
  const deep = ball.distance > 160;
  const [nearest = 'P'] = POSITIONS.filter(
    (position) => position !== 'C' && (!deep || position.endsWith('F')),
  ).toSorted(
    (a, b) => distanceBetween(FIELDER_LOCATIONS[a], to) - distanceBetween(FIELDER_LOCATIONS[b], to),
  );
  return { position: named ?? nearest, to };
}
