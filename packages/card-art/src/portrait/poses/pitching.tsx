/** @jsxImportSource @pennant/card-art/shapes */
import { Arm } from '../arm.tsx';
import { Ball, Glove } from '../bat-ball-and-gloves.tsx';
import { HeadAndCap } from '../head-and-cap.tsx';
import { limbOutline } from '../limb-outline.ts';
import { Torso } from '../torso.tsx';
import type { PoseProps } from './pose-props.ts';

/** A pitcher in the full windup, both hands over the head. */
export const Windup = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g transform="translate(0 26)">
      <Torso {...props} />
      <Arm kit={kit} shoulder={[76, 180]} elbow={[42, 116]} hand={[100, 22]} />
      <Arm kit={kit} shoulder={[170, 180]} elbow={[212, 114]} hand={[150, 24]} shaded />
      <HeadAndCap {...props} />
      <Ball kit={kit} x={102} y={6} />
      <Glove kit={kit} thumbnail={thumbnail} transform="translate(132 10) rotate(-14) scale(.9)" />
    </g>
  );
};

/** A pitcher in the leg kick: hands at the belt, the front knee up. */
export const LegKick = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  const knee = limbOutline([96, 306, 30], [172, 262, 24], [178, 330, 20]);
  return (
    <g>
      <Torso {...props} covered />
      <HeadAndCap {...props} />
      <path d={knee} fill={kit.jersey} stroke={kit.line} strokeWidth={4} paintOrder="stroke" />
      <path
        d="M188 246C200 262 200 284 198 312L180 312C186 286 188 264 178 244Z"
        fill={kit.jerseyShade}
      />
      <path d="M92 292L164 254" stroke={kit.trim} strokeWidth={3.4} strokeLinecap="round" />
      <Arm kit={kit} shoulder={[78, 186]} elbow={[48, 236]} hand={[104, 222]} />
      <Arm kit={kit} shoulder={[170, 188]} elbow={[204, 234]} hand={[142, 226]} shaded />
      <Glove
        kit={kit}
        thumbnail={thumbnail}
        transform="translate(124 214) rotate(-24) scale(1.05)"
      />
    </g>
  );
};

/** A pitcher about to throw, arm cocked and glove forward. */
export const Delivery = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Torso {...props} covered />
      <Arm kit={kit} shoulder={[78, 184]} elbow={[32, 178]} hand={[34, 120]} />
      <Ball kit={kit} x={32} y={104} />
      <HeadAndCap {...props} />
      <Arm kit={kit} shoulder={[168, 188]} elbow={[206, 214]} hand={[204, 168]} shaded />
      <Glove kit={kit} thumbnail={thumbnail} transform="translate(203 158) rotate(8) scale(.95)" />
    </g>
  );
};

/** A pitcher in the set position, ball and glove held at the chest. */
export const SetPosition = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Torso {...props} covered />
      <HeadAndCap {...props} lean={5} />
      <Arm kit={kit} shoulder={[78, 188]} elbow={[40, 238]} hand={[108, 216]} />
      <Arm kit={kit} shoulder={[170, 190]} elbow={[212, 236]} hand={[146, 220]} shaded />
      {kit.hasGlove ? (
        <Glove
          kit={kit}
          thumbnail={thumbnail}
          transform="translate(128 208) rotate(-4) scale(1.15)"
        />
      ) : (
        <Ball kit={kit} x={126} y={208} />
      )}
    </g>
  );
};

/** A pitcher who leans in for the sign, the glove on the knee. */
export const LeanIn = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g transform="translate(-4 18) rotate(-3 120 310)">
      <Torso {...props} />
      <HeadAndCap {...props} lean={-6} />
      <Arm kit={kit} shoulder={[76, 188]} elbow={[34, 236]} hand={[70, 276]} />
      <Arm kit={kit} shoulder={[170, 190]} elbow={[214, 230]} hand={[184, 270]} shaded />
      {kit.hasGlove && (
        <Glove kit={kit} thumbnail={thumbnail} transform="translate(182 262) rotate(14)" />
      )}
      <Ball kit={kit} x={74} y={268} />
    </g>
  );
};

/** A pitcher who shows the grip of the ball, the glove at the hip. */
export const BallGrip = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Arm kit={kit} shoulder={[171, 188]} elbow={[212, 238]} hand={[182, 280]} shaded />
      {kit.hasGlove && (
        <Glove kit={kit} thumbnail={thumbnail} transform="translate(190 274) rotate(24)" />
      )}
      <Torso {...props} />
      <HeadAndCap {...props} lean={-3} />
      <Arm kit={kit} shoulder={[76, 188]} elbow={[36, 236]} hand={[48, 168]} />
      <Ball kit={kit} x={48} y={150} r={13} />
    </g>
  );
};
