import type { Place } from './projection.ts';

/** Half the diagonal of the square of 90 feet. */
const HALF = 90 * Math.SQRT1_2;

/** The plate, the bases in order, and the plate again, in feet (rule 2.01). */
export const BASES: readonly [Place, Place, Place, Place, Place] = [
  { x: 0, y: 0 },
  { x: HALF, y: HALF },
  { x: 0, y: 2 * HALF },
  { x: -HALF, y: HALF },
  { x: 0, y: 0 },
];

/** The rubber stands 60 feet 6 inches from the plate. */
export const RUBBER: Place = { x: 0, y: 60.5 };

export const FIELDER_PLACES = {
  P: { x: 0, y: 58 },
  C: { x: 0, y: -9 },
  '1B': { x: 68, y: 92 },
  '2B': { x: 40, y: 138 },
  '3B': { x: -66, y: 90 },
  SS: { x: -40, y: 140 },
  LF: { x: -130, y: 250 },
  CF: { x: 0, y: 305 },
  RF: { x: 130, y: 250 },
} as const satisfies Readonly<Record<string, Place>>;
export type FieldPosition = keyof typeof FIELDER_PLACES;

/** Distance of the wall in feet: 400 in center, 330 down the lines, then along the foul ground to the backstop. `angle` from -180 to 180. */
export const wallAt = (angle: number): number => {
  const off = Math.abs(angle);
  if (off <= 45) return 330 + 70 * (1 - (off / 45) ** 1.6);
  const foul = 55 / Math.sin((Math.min(off, 135) - 45) * (Math.PI / 180));
  return Math.min(330, foul);
};
