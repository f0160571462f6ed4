/** @jsxImportSource @pennant/card-art/shapes */
import { Arm } from '../arm.tsx';
import { Bat } from '../bat-ball-and-gloves.tsx';
import { HeadAndCap } from '../head-and-cap.tsx';
import { Torso } from '../torso.tsx';
import type { PoseProps } from './pose-props.ts';

/** A right-handed batter waiting for the pitch, bat up; mirrored for a left-handed batter. */
export const BattingStance = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Bat kit={kit} thumbnail={thumbnail} transform="translate(70 186) rotate(-104)" />
      <Torso {...props} covered />
      <Arm kit={kit} shoulder={[80, 188]} elbow={[40, 214]} hand={[64, 164]} />
      <HeadAndCap {...props} />
      <Arm kit={kit} shoulder={[168, 190]} elbow={[124, 226]} hand={[70, 184]} shaded />
    </g>
  );
};

/** A switch hitter with the bat across the chest. */
export const BatAcross = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Torso {...props} covered />
      <HeadAndCap {...props} />
      <Bat kit={kit} thumbnail={thumbnail} transform="translate(50 262) rotate(-22)" />
      <Arm kit={kit} shoulder={[80, 188]} elbow={[46, 234]} hand={[84, 250]} />
      <Arm kit={kit} shoulder={[168, 190]} elbow={[204, 232]} hand={[160, 220]} shaded />
    </g>
  );
};

/** A batter after the swing, the bat behind the far shoulder. */
export const FollowThrough = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Bat kit={kit} thumbnail={thumbnail} transform="translate(186 176) rotate(-152)" />
      <Torso {...props} covered />
      <HeadAndCap {...props} lean={-4} />
      <Arm kit={kit} shoulder={[168, 190]} elbow={[212, 222]} hand={[190, 172]} shaded />
      <Arm kit={kit} shoulder={[80, 190]} elbow={[122, 232]} hand={[178, 190]} />
    </g>
  );
};

/** A batter who points to where the ball will go, the bat on the shoulder. */
export const CalledShot = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Arm kit={kit} shoulder={[170, 188]} elbow={[212, 160]} hand={[222, 96]} shaded />
      <Torso {...props} />
      <Bat kit={kit} thumbnail={thumbnail} transform="translate(96 262) rotate(-116)" />
      <HeadAndCap {...props} lean={4} />
      <Arm kit={kit} shoulder={[76, 188]} elbow={[48, 250]} hand={[92, 250]} />
    </g>
  );
};
