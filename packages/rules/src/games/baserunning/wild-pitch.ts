import type { LiveGame } from '../engine/live-game.ts';

/**
 * Chance of a loose pitch (a wild pitch, passed ball or balk) before each batter with runners on,
 * and the share of each kind. It is one of the constants that make up for what the game leaves out
 * (bunts, pickoffs): fitted so that real clubs score as they did in the fifty tuning seasons of
 * `node bench/realism.ts`, with lineups in which everyone bats as often as in their season.
 */
export const LOOSE_PITCH_CHANCE = 0.013;
export const LOOSE_PITCHES = [
  { kind: 'wildPitch', share: 0.74 },
  { kind: 'passedBall', share: 0.16 },
  { kind: 'balk', share: 0.1 },
] as const;

export type LoosePitch = (typeof LOOSE_PITCHES)[number]['kind'];

/** Whether a number drawn between two batters is a loose pitch. */
export const isLoosePitch = (drawn: number): boolean => drawn < LOOSE_PITCH_CHANCE;

/** Returns the kind of loose pitch for a number drawn below `LOOSE_PITCH_CHANCE`. */
export const loosePitchKind = (drawn: number): LoosePitch => {
  const [wild, passed] = LOOSE_PITCHES;
  const share = drawn / LOOSE_PITCH_CHANCE;
  if (share < wild.share) return 'wildPitch';
  return share < wild.share + passed.share ? 'passedBall' : 'balk';
};

/** Returns a number drawn at or above `LOOSE_PITCH_CHANCE` rescaled to [0, 1). */
export const rescaleAfterLoosePitch = (drawn: number): number =>
  (drawn - LOOSE_PITCH_CHANCE) / (1 - LOOSE_PITCH_CHANCE);

/**
 * Plays a loose pitch: every runner moves up. A run on a passed ball is not earned. The event stays
 * open.
 */
export const playLoosePitch = (live: LiveGame, kind: LoosePitch): void => {
  live.beginEvent(kind);
  live.advanceRunners(1, kind === 'passedBall' ? 'unearned' : 'notBattedIn');
};
