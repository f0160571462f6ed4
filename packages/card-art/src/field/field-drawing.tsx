/** @jsxImportSource @pennant/card-art/shapes */
import { BASE_LOCATIONS, PITCHERS_PLATE, wallDistanceAt } from './field-dimensions.ts';
import {
  projectOutline,
  fieldPointAt,
  arcPoints,
  projectPoint,
  type FieldPoint,
} from './projection.ts';

const ANGLES = Array.from({ length: 121 }, (_, index) => -180 + index * 3);
const boundary = (inside: number, z = 0): FieldPoint[] =>
  ANGLES.map((angle) => fieldPointAt(angle, wallDistanceAt(angle) - inside, z));
const FAIR = ANGLES.filter((angle) => Math.abs(angle) <= 57);

const GROUND = projectOutline(boundary(0));
const GRASS = projectOutline(boundary(14));
const WALL = projectOutline([
  ...FAIR.map((angle) => fieldPointAt(angle, wallDistanceAt(angle))),
  ...FAIR.toReversed().map((angle) => fieldPointAt(angle, wallDistanceAt(angle), 12)),
]);
const WALL_TOP = projectOutline(
  FAIR.map((angle) => fieldPointAt(angle, wallDistanceAt(angle), 12)),
  { closed: false },
);

/** Rows of the stands within the picture; each dot of a row is a spectator's hat. */
const ROWS = [22, 36, 50, 64, 78].map((height) =>
  projectOutline(
    ANGLES.filter((angle) => Math.abs(angle) <= 132).map((angle) =>
      fieldPointAt(angle, wallDistanceAt(angle) + height * 0.9, height),
    ),
    // Only the hats along it are seen.
    { closed: false, tolerance: 2 },
  ),
);
const HATS = ['#c9b48a', '#8fa394', '#b8876a', '#c9b48a', '#7f9488'] as const;

/** The bands of mown grass, parallel to the line from the plate to center field. */
const MOWN = Array.from({ length: 13 }, (_, index) => {
  const x = -312 + index * 48;
  return projectOutline([
    { x, y: -80 },
    { x: x + 24, y: -80 },
    { x: x + 24, y: 420 },
    { x, y: 420 },
  ]);
}).join('');

const INFIELD = projectOutline([
  { x: 5, y: -5 },
  ...arcPoints(PITCHERS_PLATE, 95, 76, -76, 40),
  { x: -5, y: -5 },
]);
const INFIELD_GRASS = projectOutline([
  { x: 5, y: 17 },
  { x: 50, y: 60 },
  { x: 52, y: 68 },
  { x: 5, y: 112 },
  { x: -5, y: 112 },
  { x: -52, y: 68 },
  { x: -50, y: 60 },
  { x: -5, y: 17 },
]);
const DIRT =
  projectOutline(arcPoints(BASE_LOCATIONS[0], 13)) + projectOutline(arcPoints(PITCHERS_PLATE, 9));

const bag = ({ x, y }: FieldPoint) =>
  projectOutline([
    { x, y: y - 3 },
    { x: x + 3, y },
    { x, y: y + 3 },
    { x: x - 3, y },
  ]);
const BAGS = BASE_LOCATIONS.slice(1, 4).map(bag).join('');
const PLATE = projectOutline([
  { x: 0, y: 0 },
  { x: 1.6, y: 1.6 },
  { x: 1.6, y: 3.2 },
  { x: -1.6, y: 3.2 },
  { x: -1.6, y: 1.6 },
]);
const SLAB = projectOutline([
  { x: -2, y: 60 },
  { x: 2, y: 60 },
  { x: 2, y: 61.4 },
  { x: -2, y: 61.4 },
]);

const line = (from: FieldPoint, to: FieldPoint) =>
  `M${projectPoint(from).join(' ')}L${projectPoint(to).join(' ')}`;
const battersBox = (side: 1 | -1) =>
  projectOutline([
    { x: side * 2.4, y: -2 },
    { x: side * 7, y: -2 },
    { x: side * 7, y: 5 },
    { x: side * 2.4, y: 5 },
  ]);
const CHALK =
  line({ x: 4, y: 4 }, fieldPointAt(45, 330)) +
  line({ x: -4, y: 4 }, fieldPointAt(-45, 330)) +
  battersBox(1) +
  battersBox(-1);

const POLES =
  line(fieldPointAt(45, 330), fieldPointAt(45, 330, 34)) +
  line(fieldPointAt(-45, 330), fieldPointAt(-45, 330, 34));

/**
 * Returns the ballpark, in -300 -178 600 398: stands, wall, warning track, grass, dirt, chalk
 * lines, foul poles. `grass` is the id of its clip path, unique in the page.
 */
export const drawField = (grass: string) => (
  <g>
    <clipPath id={grass}>
      <path d={GRASS} />
    </clipPath>
    <rect x={-300} y={-178} width={600} height={398} fill="var(--color-tin-deep)" />
    {ROWS.map((row, index) => (
      <path
        d={row}
        fill="none"
        stroke={HATS[index]}
        strokeWidth={5}
        strokeDasharray={`.1 ${9 + (index % 2) * 2.6}`}
        strokeLinecap="round"
        opacity={0.6 - index * 0.07}
      />
    ))}
    <path d={WALL} fill="var(--color-tin)" />
    <path d={WALL_TOP} fill="none" stroke="var(--color-lamp)" strokeWidth={2} />
    <path d={GROUND} fill="var(--color-track)" />
    <path d={GRASS} fill="var(--color-grass)" />
    <g clipPath={`url(#${grass})`}>
      <path d={MOWN} fill="var(--color-grass-mown)" />
      <path d={INFIELD} fill="var(--color-dirt)" />
    </g>
    <path d={INFIELD_GRASS} fill="var(--color-grass-mown)" />
    <path d={DIRT} fill="var(--color-dirt)" />
    <path d={CHALK} fill="none" stroke="#fbf7ea" strokeWidth={1.6} />
    <path d={BAGS + PLATE + SLAB} fill="#fffdf4" stroke="#3a2a1c66" strokeWidth={0.6} />
    <path d={POLES} stroke="var(--color-lamp)" strokeWidth={2.6} />
  </g>
);
