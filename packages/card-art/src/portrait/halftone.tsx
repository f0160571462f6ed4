/** @jsxImportSource @pennant/card-art/shapes */
import type { Uniform } from './uniform.ts';

/** The distance of the dots of a screen, in drawing units. */
const PITCH = 4.4;

/** A row of dots: from x to x, at y. */
type Row = readonly [from: number, to: number, y: number];

/**
 * Returns the path of rows whose dashes are the dots; every second row is moved by half a pitch.
 */
const pathOf = (rows: readonly Row[]): string =>
  rows
    .map(([from, to, y], index) => {
      const start = Math.ceil(from / PITCH) * PITCH + (index % 2 === 0 ? 0 : PITCH / 2);
      return `M${start.toFixed(1)} ${y}H${to}`;
    })
    .join('');

/** Returns rows that fill an area: for each y of the pitch, the ends that the area has there. */
const fillRows = (
  top: number,
  bottom: number,
  endsAt: (y: number) => readonly [number, number],
): readonly Row[] =>
  Array.from({ length: Math.floor((bottom - top) / (PITCH / 2)) + 1 }, (_, index): Row => {
    const y = Math.round((top + (index * PITCH) / 2) * 10) / 10;
    return [...endsAt(y), y];
  });

/**
 * The shadow of the brim and the side of the face away from the light; not the chin, where dots
 * would be stubble.
 */
const FACE = pathOf([
  ...fillRows(89, 98, () => [97, 147]),
  ...fillRows(100, 117, (y) => [140 + Math.max(0, y - 108) * 0.3, 147.5]),
]);

/** The side of the jersey away from the light. */
const JERSEY = pathOf(
  fillRows(182, 306, (y) => [160 - Math.max(0, y - 240) * 0.08, 182 - Math.max(0, y - 200) * 0.1]),
);

const AREAS = { face: FACE, jersey: JERSEY } as const;

interface Props {
  kit: Uniform;
  thumbnail: boolean;
  area: keyof typeof AREAS;
}

/** The dots of the screen on a shaded area of a two-color portrait; too small for a thumbnail. */
export const Halftone = ({ kit, thumbnail, area }: Props) =>
  kit.dots === null || thumbnail ? (
    []
  ) : (
    <path
      d={AREAS[area]}
      fill="none"
      stroke={kit.dots}
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeDasharray={`.1 ${PITCH}`}
      opacity={0.34}
    />
  );
