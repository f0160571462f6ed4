import type { CardPosition } from '@pennant/rules/cards/card';
import type { CardFace } from '../card-face.ts';
import type { Paint } from '../paint.ts';
import { pick } from '../seed.ts';
import { kitOf } from './kit.ts';
import { BatAcross, BattingStance } from './poses/batting.tsx';
import { AtEase, Bust } from './poses/bust.tsx';
import { Crouch, FlyCatch, Ready } from './poses/fielding.tsx';
import { Delivery, LegKick, Windup } from './poses/pitching.tsx';

export const POSES = {
  stance: BattingStance,
  across: BatAcross,
  ease: AtEase,
  bust: Bust,
  crouch: Crouch,
  ready: Ready,
  fly: FlyCatch,
  windup: Windup,
  kick: LegKick,
  delivery: Delivery,
} as const;
export type Pose = keyof typeof POSES;

const OUTFIELD: readonly CardPosition[] = ['LF', 'CF', 'RF', 'OF'];
const BATTING: readonly Pose[] = ['stance', 'across', 'ease'];

/** Returns the pose of a card's player, by position and playerID: the same for the same card. */
export const poseOf = (card: CardFace): Pose => {
  const seed = ['pose', card.playerID, card.year] as const;
  const bat: Pose = card.bats === 'B' ? 'across' : 'stance';
  if (card.type === 'Pitcher') {
    return card.year < 1965
      ? pick(['windup', 'windup', 'kick', 'bust'], ...seed)
      : pick(['kick', 'delivery', 'kick', 'delivery', 'windup'], ...seed);
  }
  const position = card.positions[0] ?? 'DH';
  if (position === 'C') return pick(['crouch', 'crouch', 'crouch', 'bust'], ...seed);
  if (position === 'DH') return pick([bat, bat, 'ease'], ...seed);
  if (OUTFIELD.includes(position)) {
    return pick([bat, bat, bat, 'fly', 'fly', 'ease', 'bust'], ...seed);
  }
  return pick([bat, bat, bat, 'ready', 'ready', 'ease', 'bust'], ...seed);
};

/** Returns whether the pose is mirrored: poses are drawn for a player who bats and throws right. */
const isMirrored = (card: CardFace, pose: Pose): boolean => {
  if (pose === 'bust') return false;
  return (BATTING.includes(pose) ? card.bats : card.throws) === 'L';
};

interface Props {
  card: CardFace;
  /** Converts a color to how the card's design prints it. */
  print: (paint: Paint) => Paint;
  thumbnail: boolean;
}

/** The player of a card in a box of 240 x 310, cut off at its lower edge. */
export const Portrait = ({ card, print, thumbnail }: Props) => {
  const pose = poseOf(card);
  const Figure = POSES[pose];
  const kit = kitOf(card, BATTING.includes(pose), print);
  const mirrored = isMirrored(card, pose);
  return (
    <g transform={mirrored ? 'translate(240 0) scale(-1 1)' : undefined}>
      <Figure kit={kit} thumbnail={thumbnail} mirrored={mirrored} />
    </g>
  );
};
