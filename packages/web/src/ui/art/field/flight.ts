import { FIELDER_PLACES, wallAt, type FieldPosition } from './places.ts';
import { placeOf, type Place } from './projection.ts';

/** A batted ball as an event tells it (contract: `location`, `outKind`). */
export interface BattedBall {
  /** Degrees from straight away, -45 the left-field line. */
  readonly angle: number;
  /** Feet. */
  readonly distance: number;
  /** Null for a hit. */
  readonly kind: 'ground' | 'fly' | 'line' | 'pop' | null;
  readonly isHomeRun: boolean;
}

/** Height of the top of the flight, in feet. */
const apex = ({ kind, distance, isHomeRun }: BattedBall): number => {
  if (isHomeRun) return 95;
  if (kind === 'fly') return Math.min(110, distance * 0.34);
  if (kind === 'pop') return 115;
  if (kind === 'ground') return 5;
  return distance > 180 ? 34 : 14;
};

export const FLIGHT_STEPS = 24;

/** Where the ball is along its way, the plate first: a parabola, or hops for a ball on the ground. */
export const flight = (ball: BattedBall): readonly Place[] =>
  Array.from({ length: FLIGHT_STEPS + 1 }, (_, at) => {
    const gone = at / FLIGHT_STEPS;
    const hops =
      ball.kind === 'ground'
        ? (1 - gone) * Math.abs(Math.sin(gone * Math.PI * 3))
        : 4 * gone * (1 - gone);
    return placeOf(ball.angle, 3 + (ball.distance - 3) * gone, 3 * (1 - gone) + apex(ball) * hops);
  });

/** "left-center field", "second base": where a ball went, for those who don't see it. */
export const whereTo = ({ angle, distance }: BattedBall): string => {
  const deep = distance > 160;
  if (Math.abs(angle) < 9) return deep ? 'center field' : 'the middle';
  const side = angle < 0 ? 'left' : 'right';
  if (Math.abs(angle) < 20) return deep ? `${side}-center field` : `${side} of the middle`;
  return deep ? `${side} field` : `the ${side} side`;
};

const POSITIONS = Object.keys(FIELDER_PLACES) as FieldPosition[];

const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the ball is picked up or caught; before the wall where it goes over. */
const fieldedAt = ({ angle, distance }: BattedBall): Place =>
  placeOf(angle, Math.min(distance, wallAt(angle) - 10));

/**
 * Who goes after a ball, and where he ends: the fielder whom the event names, else the one who stands nearest (for a hit that left the
 * infield an outfielder).
 */
export function chase(
  ball: BattedBall,
  named: FieldPosition | null,
): { readonly position: FieldPosition; readonly to: Place } {
  const to = fieldedAt(ball);
  const deep = ball.distance > 160;
  const [nearest = 'P'] = POSITIONS.filter(
    (position) => position !== 'C' && (!deep || position.endsWith('F')),
  ).toSorted((a, b) => apart(FIELDER_PLACES[a], to) - apart(FIELDER_PLACES[b], to));
  return { position: named ?? nearest, to };
}
