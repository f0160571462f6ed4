import { KIND } from '../event-codes.ts';
import type { LiveGame } from '../live-game.ts';

/**
 * Chance of a wild pitch, passed ball or balk before each batter with runners on, and how they share it. One of the constants that make up
 * for what the game leaves out (bunts, pickoffs): fitted so that real clubs score as they did in the fifty tuning seasons of
 * `node bench/realism.ts`, with lineups in which everyone bats as often as he did.
 */
export const LOOSE_PITCH_CHANCE = 0.013;
export const LOOSE_PITCHES = [
  { kind: 'wildPitch', share: 0.74 },
  { kind: 'passedBall', share: 0.16 },
  { kind: 'balk', share: 0.1 },
] as const;

export type LoosePitch = (typeof LOOSE_PITCHES)[number]['kind'];

/** What gets away before the next batter, where the number drawn for it is below `LOOSE_PITCH_CHANCE`. */
export const loosePitch = (drawn: number): LoosePitch => {
  const [wild, passed] = LOOSE_PITCHES;
  const share = drawn / LOOSE_PITCH_CHANCE;
  if (share < wild.share) return 'wildPitch';
  return share < wild.share + passed.share ? 'passedBall' : 'balk';
};

/** The same number, where nothing got away, as a new one in [0, 1). */
export const restOfDraw = (drawn: number): number =>
  (drawn - LOOSE_PITCH_CHANCE) / (1 - LOOSE_PITCH_CHANCE);

/** Everyone moves up. A run on a passed ball is not earned. The event stays open. */
export const playLoosePitch = (live: LiveGame, kind: LoosePitch): void => {
  live.beginEvent(KIND[kind]);
  live.advanceRunners(1, kind === 'passedBall' ? 'gift' : 'notBattedIn');
};
