/** @jsxImportSource @pennant/card-art/shapes */
import type { CardPosition } from '@pennant/rules/cards/card';
import type { CardFrontData } from '../card/card-front-data.ts';
import { pickByHash } from '../seeded-choice.ts';
import { uniformOf, type PortraitPrint } from './uniform.ts';
import { BatAcross, BattingStance } from './poses/batting.tsx';
import { BatOnShoulder, Bust } from './poses/resting.tsx';
import { CatcherCrouch, FlyCatch, InfielderReady } from './poses/fielding.tsx';
import { Delivery, LegKick, Windup } from './poses/pitching.tsx';

export const POSES = {
  stance: BattingStance,
  across: BatAcross,
  ease: BatOnShoulder,
  bust: Bust,
  crouch: CatcherCrouch,
  ready: InfielderReady,
  fly: FlyCatch,
  windup: Windup,
  kick: LegKick,
  delivery: Delivery,
} as const;
export type Pose = keyof typeof POSES;

const OUTFIELD: readonly CardPosition[] = ['LF', 'CF', 'RF', 'OF'];
const BATTING: readonly Pose[] = ['stance', 'across', 'ease'];

/** Returns the pose of a card's player, by position and playerID: the same for the same card. */
export const poseOf = (card: CardFrontData): Pose => {
  const seed = ['pose', card.playerID, card.year] as const;
  const bat: Pose = card.bats === 'B' ? 'across' : 'stance';
  if (card.type === 'Pitcher') {
    return card.year < 1965
      ? pickByHash(['windup', 'windup', 'kick', 'bust'], ...seed)
      : pickByHash(['kick', 'delivery', 'kick', 'delivery', 'windup'], ...seed);
  }
  const position = card.positions[0] ?? 'DH';
  if (position === 'C') return pickByHash(['crouch', 'crouch', 'crouch', 'bust'], ...seed);
  if (position === 'DH') return pickByHash([bat, bat, 'ease'], ...seed);
  if (OUTFIELD.includes(position)) {
    return pickByHash([bat, bat, bat, 'fly', 'fly', 'ease', 'bust'], ...seed);
  }
  return pickByHash([bat, bat, bat, 'ready', 'ready', 'ease', 'bust'], ...seed);
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
      <Figure kit={kit} thumbnail={thumbnail} mirrored={mirrored} />
    </g>
  );
};
