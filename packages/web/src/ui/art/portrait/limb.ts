/** A joint of a drawn body: x, y and the half width of the limb there. */
export type Joint = readonly [x: number, y: number, half: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Outline of a limb between two joints: two circles and the straight lines that touch both. */
const segment = ([ax, ay, ar]: Joint, [bx, by, br]: Joint): string => {
  const along = Math.atan2(by - ay, bx - ax);
  const tilt = Math.acos(Math.max(-1, Math.min(1, (ar - br) / Math.hypot(bx - ax, by - ay))));
  const at = (x: number, y: number, radius: number, angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const farBend = tilt > Math.PI / 2 ? 1 : 0;
  return (
    `M${at(ax, ay, ar, along + tilt)}L${at(bx, by, br, along + tilt)}` +
    `A${br} ${br} 0 ${farBend} 0 ${at(bx, by, br, along - tilt)}` +
    `L${at(ax, ay, ar, along - tilt)}A${ar} ${ar} 0 ${1 - farBend} 0 ${at(ax, ay, ar, along + tilt)}Z`
  );
};

/** Outline of a limb through all its joints, one subpath for each bone; painted with `paint-order: stroke` it is one shape. */
export const limb = (...joints: readonly Joint[]): string =>
  joints
    .slice(1)
    .map((joint, at) => segment(joints[at] ?? joint, joint))
    .join('');
