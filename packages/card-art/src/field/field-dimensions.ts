import type { FieldPoint } from './projection.ts';

/** Half the diagonal of the 90-foot square, in feet. */
const HALF_DIAGONAL = 90 * Math.SQRT1_2;

/**
 * Home plate, the bases in order, and home plate again, in feet (Official Baseball Rules, 2.01).
 */
export const BASE_LOCATIONS: readonly [FieldPoint, FieldPoint, FieldPoint, FieldPoint, FieldPoint] =
  [
    { x: 0, y: 0 },
    { x: HALF_DIAGONAL, y: HALF_DIAGONAL },
    { x: 0, y: 2 * HALF_DIAGONAL },
    { x: -HALF_DIAGONAL, y: HALF_DIAGONAL },
    { x: 0, y: 0 },
  ];

/** The pitcher's plate, 60 feet 6 inches from home plate. */
export const PITCHERS_PLATE: FieldPoint = { x: 0, y: 60.5 };

/** Where the fielder of each position stands before the pitch, in feet. */
export const FIELDER_LOCATIONS = {
  P: { x: 0, y: 58 },
  C: { x: 0, y: -9 },
  '1B': { x: 68, y: 92 },
  '2B': { x: 40, y: 138 },
  '3B': { x: -66, y: 90 },
  SS: { x: -40, y: 140 },
  LF: { x: -130, y: 250 },
  CF: { x: 0, y: 305 },
  RF: { x: 130, y: 250 },
} as const satisfies Readonly<Record<string, FieldPoint>>;
export type FieldPosition = keyof typeof FIELDER_LOCATIONS;

/**
 * Returns the distance from the plate to the wall in feet: 400 in center, 330 down the lines, then
 * along foul ground to the backstop. `angle` is in degrees from center field, -180 to 180.
 */
export const wallDistanceAt = (angle: number): number => {
  const offCenter = Math.abs(angle);
  if (offCenter <= 45) return 330 + 70 * (1 - (offCenter / 45) ** 1.6);
  const foulDistance = 55 / Math.sin((Math.min(offCenter, 135) - 45) * (Math.PI / 180));
  return Math.min(330, foulDistance);
};
