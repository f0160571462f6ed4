/**
 * A point on or above the field in feet from the rear tip of home plate: x towards the right-field
 * side, y towards center field, z up.
 */
export interface FieldPoint {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** The camera is behind and above the plate and looks past second base; all in feet. */
const CAMERA = { y: -170, z: 230 };
const TARGET_Y = 150;
const ZOOM = 560;

const targetDistance = Math.hypot(TARGET_Y - CAMERA.y, CAMERA.z);
const FORWARD = { y: (TARGET_Y - CAMERA.y) / targetDistance, z: -CAMERA.z / targetDistance };

/** Returns the perspective projection in drawing units: the camera's center is (0, 0), y down. */
export const projectPoint = ({ x, y, z = 0 }: FieldPoint): readonly [number, number] => {
  const dy = y - CAMERA.y;
  const dz = z - CAMERA.z;
  const depth = dy * FORWARD.y + dz * FORWARD.z;
  const height = dz * FORWARD.y - dy * FORWARD.z;
  return [Math.round((ZOOM * x * 10) / depth) / 10, Math.round((-ZOOM * height * 10) / depth) / 10];
};

/** Returns the size of one foot at a point, in drawing units. */
export const footScaleAt = ({ x, y }: FieldPoint): number =>
  projectPoint({ x: x + 1, y })[0] - projectPoint({ x, y })[0];

type Projected = readonly [x: number, y: number];

/** How far a curve may be from its points, in drawing units: half a pixel on a wide screen. */
const TOLERANCE = 0.4;

/** Returns the distance of a point from the line through two others. */
const distanceFromLine = ([x, y]: Projected, [ax, ay]: Projected, [bx, by]: Projected): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** Returns the points without those that lie on a line between others (Douglas and Peucker). */
const simplify = (points: readonly Projected[], tolerance: number): readonly Projected[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const distances = points.map((point) => distanceFromLine(point, first, last));
  const farthest = distances.reduce(
    (best, distance, index) => (distance > (distances[best] ?? 0) ? index : best),
    0,
  );
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
};

/** Returns the SVG path through the projected points; those that would not be seen are left out. */
export const projectOutline = (
  places: readonly FieldPoint[],
  { closed = true, tolerance = TOLERANCE } = {},
): string =>
  `M${simplify(places.map(projectPoint), tolerance)
    .map((point) => point.join(' '))
    .join('L')}${closed ? 'Z' : ''}`;

/**
 * Returns the point at an angle in degrees from center field (-45 is the left-field line, 45 the
 * right-field line) and a distance from the plate in feet.
 */
export const fieldPointAt = (angle: number, distance: number, z = 0): FieldPoint => ({
  x: Math.sin((angle * Math.PI) / 180) * distance,
  y: Math.cos((angle * Math.PI) / 180) * distance,
  z,
});

/** Returns the points of a circle or arc on the ground, between two angles in degrees. */
export const arcPoints = (
  center: FieldPoint,
  radius: number,
  from = 0,
  to = 360,
  steps = 36,
): FieldPoint[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const offset = fieldPointAt(from + ((to - from) * step) / steps, radius);
    return { x: center.x + offset.x, y: center.y + offset.y };
  });
