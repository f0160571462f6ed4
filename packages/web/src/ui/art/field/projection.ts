/** A place on or over the field in feet: x to the right field side, y towards center field from the plate's tip, z up. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** The camera hangs high behind the plate and looks over second base; all in feet. */
const CAMERA = { y: -170, z: 230 };
const TARGET_Y = 150;
const ZOOM = 560;

const reach = Math.hypot(TARGET_Y - CAMERA.y, CAMERA.z);
const FORWARD = { y: (TARGET_Y - CAMERA.y) / reach, z: -CAMERA.z / reach };

/** Where a place is seen, in the units of the drawing: 0 0 straight ahead of the camera, y down. */
export const seen = ({ x, y, z = 0 }: Place): readonly [number, number] => {
  const dy = y - CAMERA.y;
  const dz = z - CAMERA.z;
  const depth = dy * FORWARD.y + dz * FORWARD.z;
  const height = dz * FORWARD.y - dy * FORWARD.z;
  return [Math.round((ZOOM * x * 10) / depth) / 10, Math.round((-ZOOM * height * 10) / depth) / 10];
};

/** How large a foot is drawn at a place. */
export const footAt = ({ x, y }: Place): number => seen({ x: x + 1, y })[0] - seen({ x, y })[0];

/** An outline through places, as an SVG path. */
export const outline = (places: readonly Place[], closed = true): string =>
  `M${places.map((place) => seen(place).join(' ')).join('L')}${closed ? 'Z' : ''}`;

/** The place at an angle from straight away (-45 the left-field line, 45 the right) and a distance from the plate. */
export const placeOf = (angle: number, distance: number, z = 0): Place => ({
  x: Math.sin((angle * Math.PI) / 180) * distance,
  y: Math.cos((angle * Math.PI) / 180) * distance,
  z,
});

/** A circle on the ground. */
export const ring = (center: Place, radius: number, from = 0, to = 360, steps = 36): Place[] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const around = placeOf(from + ((to - from) * at) / steps, radius);
    return { x: center.x + around.x, y: center.y + around.y };
  });
