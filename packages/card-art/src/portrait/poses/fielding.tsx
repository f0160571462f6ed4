/** @jsxImportSource @pennant/card-art/shapes */
import { Arm } from '../arm.tsx';
import { Ball, Glove, Mitt } from '../bat-ball-and-gloves.tsx';
import { HeadAndCap } from '../head-and-cap.tsx';
import { Torso } from '../torso.tsx';
import type { PoseProps } from './pose-props.ts';

/** An infielder ready for a ground ball, both hands low. */
export const InfielderReady = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g transform="translate(0 10)">
      <Torso {...props} covered />
      <HeadAndCap {...props} />
      <Arm kit={kit} shoulder={[78, 188]} elbow={[36, 232]} hand={[86, 262]} />
      <Arm kit={kit} shoulder={[170, 190]} elbow={[212, 234]} hand={[152, 264]} shaded />
      {kit.hasGlove ? (
        <Glove
          kit={kit}
          thumbnail={thumbnail}
          transform="translate(140 258) rotate(-10) scale(1.15)"
        />
      ) : (
        <Ball kit={kit} x={118} y={254} />
      )}
    </g>
  );
};

/** An outfielder catching a fly ball, glove up. */
export const FlyCatch = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Arm kit={kit} shoulder={[170, 184]} elbow={[212, 136]} hand={[200, 76]} shaded />
      <Torso {...props} />
      <HeadAndCap {...props} lean={6} />
      <Arm kit={kit} shoulder={[78, 186]} elbow={[36, 222]} hand={[46, 172]} />
      <Ball kit={kit} x={188} y={20} />
      {kit.hasGlove && (
        <Glove kit={kit} thumbnail={thumbnail} transform="translate(200 62) rotate(-8)" />
      )}
    </g>
  );
};

/** An infielder about to throw, the glove out in front. */
export const Throw = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Arm kit={kit} shoulder={[170, 186]} elbow={[214, 178]} hand={[206, 116]} shaded />
      <Ball kit={kit} x={206} y={100} />
      <Torso {...props} covered />
      <HeadAndCap {...props} lean={-4} />
      <Arm kit={kit} shoulder={[78, 188]} elbow={[34, 214]} hand={[62, 254]} />
      {kit.hasGlove && (
        <Glove kit={kit} thumbnail={thumbnail} transform="translate(58 248) rotate(-30)" />
      )}
    </g>
  );
};

/** A fielder between two plays, the glove at the side. */
export const GloveAtSide = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Arm kit={kit} shoulder={[171, 188]} elbow={[202, 244]} hand={[196, 288]} shaded />
      {kit.hasGlove && (
        <Glove kit={kit} thumbnail={thumbnail} transform="translate(198 280) rotate(164)" />
      )}
      <Torso {...props} />
      <HeadAndCap {...props} lean={3} />
      <Arm kit={kit} shoulder={[76, 188]} elbow={[30, 238]} hand={[82, 266]} />
      {!kit.hasGlove && <Ball kit={kit} x={84} y={262} />}
    </g>
  );
};

/** A catcher who holds up the mitt as a target. */
export const CatcherTarget = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g transform="translate(0 10)">
      <Torso {...props} covered={kit.hasGlove} />
      {kit.hasGlove && <ChestProtector {...props} />}
      <HeadAndCap {...props} lean={4} />
      <Arm kit={kit} shoulder={[78, 188]} elbow={[34, 234]} hand={[76, 270]} />
      <Arm kit={kit} shoulder={[170, 190]} elbow={[214, 236]} hand={[198, 186]} shaded />
      {kit.hasGlove ? (
        <Mitt kit={kit} thumbnail={thumbnail} x={196} y={170} />
      ) : (
        <Ball kit={kit} x={196} y={168} />
      )}
    </g>
  );
};

/** A crouching catcher with chest protector, mitt and shin guards. */
export const CatcherCrouch = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  const isPadded = kit.hasGlove;
  return (
    <g transform="translate(0 6)">
      <Torso {...props} covered={isPadded} />
      {isPadded && <ChestProtector {...props} />}
      <HeadAndCap {...props} />
      <ShinGuards {...props} />
      <Arm kit={kit} shoulder={[78, 188]} elbow={[34, 222]} hand={[58, 262]} />
      <Arm kit={kit} shoulder={[170, 190]} elbow={[208, 228]} hand={[150, 224]} shaded />
      {isPadded ? (
        <Mitt kit={kit} thumbnail={thumbnail} x={138} y={218} />
      ) : (
        <Ball kit={kit} x={134} y={220} />
      )}
    </g>
  );
};

const ChestProtector = ({ kit, thumbnail }: PoseProps) => (
  <>
    <path
      d="M92 164C104 178 144 178 156 164C166 170 168 190 166 214C164 250 154 276 124 280C94 276 84 250 82 214C80 190 82 170 92 164Z"
      fill={kit.sleeve}
      stroke={kit.line}
      strokeWidth={2.2}
    />
    <path
      d={
        thumbnail
          ? 'M84 214L166 214M84 240L164 240'
          : 'M82 196L167 196M82 216L166 216M85 236L164 236M92 256L157 256M124 176L124 280'
      }
      stroke={kit.sleeveShade}
      strokeWidth={3}
    />
  </>
);

const ShinGuards = ({ kit, thumbnail }: PoseProps) => {
  const color = kit.hasGlove ? kit.cap : kit.jersey;
  return (
    <g fill={color} stroke={kit.line} strokeWidth={2.2}>
      <path d="M22 312C20 282 32 262 54 262C78 262 88 282 86 312Z" />
      <path d="M160 312C158 282 170 262 192 262C216 262 226 282 224 312Z" />
      {!thumbnail && kit.hasGlove && (
        <path
          d="M32 296C42 286 66 286 76 296M170 296C180 286 204 286 214 296"
          fill="none"
          stroke={kit.capLetter}
          strokeWidth={3}
          opacity={0.7}
        />
      )}
    </g>
  );
};
