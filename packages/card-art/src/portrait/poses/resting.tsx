/** @jsxImportSource @pennant/card-art/shapes */
import { Arm } from '../arm.tsx';
import { Bat } from '../bat-ball-and-gloves.tsx';
import { HeadAndCap } from '../head-and-cap.tsx';
import { Torso } from '../torso.tsx';
import type { PoseProps } from './pose-props.ts';

/** Head and shoulders, in a larger scale than the other poses. */
export const Bust = (props: PoseProps) => {
  const { kit } = props;
  return (
    <g transform="translate(-36 -14) scale(1.28)">
      <Arm kit={kit} shoulder={[76, 186]} elbow={[58, 250]} hand={[66, 300]} />
      <Arm kit={kit} shoulder={[171, 188]} elbow={[190, 250]} hand={[182, 300]} shaded />
      <Torso {...props} covered />
      <HeadAndCap {...props} />
    </g>
  );
};

/** A batter at rest, the bat on the shoulder. */
export const BatOnShoulder = (props: PoseProps) => {
  const { kit, thumbnail } = props;
  return (
    <g>
      <Arm kit={kit} shoulder={[171, 188]} elbow={[196, 250]} hand={[182, 310]} shaded />
      <Torso {...props} />
      <Bat kit={kit} thumbnail={thumbnail} transform="translate(96 262) rotate(-116)" />
      <HeadAndCap {...props} />
      <Arm kit={kit} shoulder={[76, 188]} elbow={[48, 250]} hand={[92, 250]} />
    </g>
  );
};
