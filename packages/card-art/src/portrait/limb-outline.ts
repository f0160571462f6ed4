/** A joint of a drawn body: x, y and half the width of the limb there. */
export type LimbJoint = readonly [x: number, y: number, half: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the outline between two joints: two circles joined by their outer tangents. */
const segmentOutline = ([ax, ay, ar]: LimbJoint, [bx, by, br]: LimbJoint): string => {
  const along = Math.atan2(by - ay, bx - ax);
  const tilt = Math.acos(Math.max(-1, Math.min(1, (ar - br) / Math.hypot(bx - ax, by - ay))));
  const pointOnCircle = (x: number, y: number, radius: number, angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const farBend = tilt > Math.PI / 2 ? 1 : 0;
  return (
    `M${pointOnCircle(ax, ay, ar, along + tilt)}L${pointOnCircle(bx, by, br, along + tilt)}` +
    `A${br} ${br} 0 ${farBend} 0 ${pointOnCircle(bx, by, br, along - tilt)}` +
    `L${pointOnCircle(ax, ay, ar, along - tilt)}A${ar} ${ar} 0 ${1 - farBend} 0 ${pointOnCircle(ax, ay, ar, along + tilt)}Z`
  );
};

/**
 * Returns the outline of a limb through its joints, one subpath for each segment; painted with
 * `paint-order: stroke` they look like one shape.
 */
export const limbOutline = (...joints: readonly LimbJoint[]): string =>
  joints
    .slice(1)
    .map((joint, index) => segmentOutline(joints[index] ?? joint, joint))
    .join('');
