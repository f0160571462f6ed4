import { beginEvent, drawChance, type LiveGame } from '../live-game.ts';
import { GIFT, NOT_BATTED_IN } from '../scoring/score-run.ts';
import { NOBODY } from '../state.ts';
import { allMoveUp } from './force-advance.ts';

/** Chance of a wild pitch, passed ball or balk before each batter with runners on (realism: .018), and how they share it. */
export const LOOSE_PITCH_CHANCE = 0.018;
export const LOOSE_PITCHES = [
  { kind: 'wildPitch', share: 0.74 },
  { kind: 'passedBall', share: 0.16 },
  { kind: 'balk', share: 0.1 },
] as const;

export type LoosePitch = (typeof LOOSE_PITCHES)[number]['kind'];

const kindOf = (drawn: number): LoosePitch => {
  const [wild, passed] = LOOSE_PITCHES;
  const share = drawn / LOOSE_PITCH_CHANCE;
  if (share < wild.share) return 'wildPitch';
  return share < wild.share + passed.share ? 'passedBall' : 'balk';
};

export const anyoneOn = ({ state: { bases } }: LiveGame): boolean =>
  bases[0] !== NOBODY || bases[1] !== NOBODY || bases[2] !== NOBODY;

/**
 * Between two batters, with runners on, now and then a pitch gets away. Drawn at the end of the event before it, so that
 * every number drawn belongs to an event; answers what got away, or null.
 */
export const drawLoosePitch = (live: LiveGame): LoosePitch | null => {
  const drawn = drawChance(live, 'loose pitch');
  return drawn < LOOSE_PITCH_CHANCE ? kindOf(drawn) : null;
};

/** Everyone moves up. A run on a passed ball is not earned. The event stays open. */
export const playLoosePitch = (live: LiveGame, kind: LoosePitch): void => {
  beginEvent(live, kind);
  allMoveUp(live, kind === 'passedBall' ? GIFT : NOT_BATTED_IN);
};
