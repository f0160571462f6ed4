/** @jsxImportSource @pennant/card-art/shapes */
import type { Uniform } from './uniform.ts';
import { limbOutline, type LimbJoint } from './limb-outline.ts';

interface Props {
  kit: Uniform;
  shoulder: readonly [number, number];
  elbow: readonly [number, number];
  hand: readonly [number, number];
  /** Draws the arm in shade, on the side away from the light. */
  shaded?: boolean;
}

const interpolateJoint = (
  from: readonly number[],
  to: readonly number[],
  share: number,
  halfWidth: number,
): LimbJoint => [
  (from[0] ?? 0) + ((to[0] ?? 0) - (from[0] ?? 0)) * share,
  (from[1] ?? 0) + ((to[1] ?? 0) - (from[1] ?? 0)) * share,
  halfWidth,
];

/** An arm, bare or in an undershirt, with the jersey's sleeve, its trim and a fist. */
export const Arm = ({ kit, shoulder, elbow, hand, shaded = false }: Props) => {
  const skin = shaded ? kit.likeness.skinShade : kit.likeness.skin;
  const under = kit.hasBareArms ? skin : shaded ? kit.sleeveShade : kit.sleeve;
  const jersey = shaded ? kit.jerseyShade : kit.jersey;
  const line = { stroke: kit.line, strokeWidth: 4, paintOrder: 'stroke' } as const;
  const wrist = interpolateJoint(elbow, hand, 0.86, 8);
  const cuff = interpolateJoint(shoulder, elbow, 0.84, 16.5);
  const trim = interpolateJoint(shoulder, elbow, 0.7, 17.5);
  return (
    <>
      <path
        d={limbOutline(interpolateJoint(elbow, hand, 0.8, 8), [hand[0], hand[1], 10.5])}
        fill={skin}
        {...line}
      />
      <path
        d={limbOutline(
          interpolateJoint(shoulder, elbow, 0.6, 13),
          [elbow[0], elbow[1], 12.5],
          wrist,
        )}
        fill={under}
        {...line}
      />
      <path d={limbOutline([shoulder[0], shoulder[1], 19], cuff)} fill={kit.trim} {...line} />
      <path d={limbOutline([shoulder[0], shoulder[1], 19], trim)} fill={jersey} />
      {/* covers the outline between sleeve and shoulder */}
      <circle
        cx={shoulder[0] + (shoulder[0] < 124 ? 7 : -7)}
        cy={shoulder[1] + 1}
        r={18.5}
        fill={jersey}
      />
    </>
  );
};
