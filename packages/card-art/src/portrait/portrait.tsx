/** @jsxImportSource @pennant/card-art/shapes */
import type { CardPosition } from '@pennant/rules/cards/card';
import type { CardFrontData } from '../card/card-front-data.ts';
import { pickByHash } from '../seeded-choice.ts';
import { uniformOf, type PortraitPrint } from './uniform.ts';
import { BatAcross, BattingStance, CalledShot, FollowThrough } from './poses/batting.tsx';
import { BatOnShoulder, Bust } from './poses/resting.tsx';
import {
  CatcherCrouch,
  CatcherTarget,
  FlyCatch,
  GloveAtSide,
  InfielderReady,
  Throw,
} from './poses/fielding.tsx';
import { BallGrip, Delivery, LeanIn, LegKick, SetPosition, Windup } from './poses/pitching.tsx';

export const POSES = {
  stance: BattingStance,
  across: BatAcross,
  follow: FollowThrough,
  point: CalledShot,
  ease: BatOnShoulder,
  bust: Bust,
  crouch: CatcherCrouch,
  target: CatcherTarget,
  ready: InfielderReady,
  throw: Throw,
  side: GloveAtSide,
  fly: FlyCatch,
  windup: Windup,
  kick: LegKick,
  delivery: Delivery,
  set: SetPosition,
  lean: LeanIn,
  grip: BallGrip,
} as const;
export type Pose = keyof typeof POSES;

const OUTFIELD: readonly CardPosition[] = ['LF', 'CF', 'RF', 'OF'];
const BATTING: readonly Pose[] = ['stance', 'across', 'follow', 'point', 'ease'];

/**
 * Returns the pose of a card's player, by position and playerID: the same for the same card. Each
 * position has many, so that cards side by side are seldom alike.
 */
export const poseOf = (card: CardFrontData): Pose => {
  const seed = ['pose', card.playerID, card.year] as const;
  const bat: Pose = card.bats === 'B' ? 'across' : 'stance';
  if (card.type === 'Pitcher') {
    return card.year < 1965
      ? pickByHash(['windup', 'kick', 'set', 'grip', 'lean', 'windup', 'bust'], ...seed)
      : pickByHash(['kick', 'delivery', 'set', 'grip', 'lean', 'delivery', 'windup'], ...seed);
  }
  const position = card.positions[0] ?? 'DH';
  if (position === 'C') {
    return pickByHash(['crouch', 'target', 'crouch', 'target', 'bust', bat, 'ease'], ...seed);
  }
  if (position === 'DH') return pickByHash([bat, 'follow', 'point', 'ease', bat], ...seed);
  if (OUTFIELD.includes(position)) {
    return pickByHash([bat, 'follow', 'point', 'fly', 'side', 'ease', 'bust', 'fly'], ...seed);
  }
  return pickByHash([bat, 'follow', 'point', 'ready', 'throw', 'side', 'ease', 'bust'], ...seed);
};

/** Small differences between two players in the same pose: how they lean, and how near they are. */
const LEANS = [-3, 0, 3] as const;
const ZOOMS = [1, 1.05, 1.1] as const;

/** Returns how a card's figure leans and how near it is, as a transform; none for a bust. */
export const framingOf = ({ playerID, year }: CardFrontData, pose: Pose): string | undefined => {
  if (pose === 'bust') return undefined;
  const lean = pickByHash(LEANS, 'lean', playerID, year);
  const zoom = pickByHash(ZOOMS, 'zoom', playerID, year);
  // About the middle of the lower edge, and a little lower, so that no gap opens at its corners.
  return `translate(120 ${lean === 0 ? 310 : 315}) rotate(${lean}) scale(${zoom}) translate(-120 -310)`;
};

/** Returns whether the pose is mirrored: poses are drawn for a player who bats and throws right. */
const isMirrored = (card: CardFrontData, pose: Pose): boolean => {
  if (pose === 'bust') return false;
  return (BATTING.includes(pose) ? card.bats : card.throws) === 'L';
};

interface Props {
  card: CardFrontData;
  /** How the card's design prints. */
  print: PortraitPrint;
  thumbnail: boolean;
}

/** The player of a card in a box of 240 x 310, cut off at its lower edge. */
export const Portrait = ({ card, print, thumbnail }: Props) => {
  const pose = poseOf(card);
  const Figure = POSES[pose];
  const kit = uniformOf(card, BATTING.includes(pose), print);
  const mirrored = isMirrored(card, pose);
  return (
    <g transform={mirrored ? 'translate(240 0) scale(-1 1)' : undefined}>
      <g transform={framingOf(card, pose)}>
        <Figure kit={kit} thumbnail={thumbnail} mirrored={mirrored} />
      </g>
    </g>
  );
};
