import type { LiveGame } from '../engine/live-game.ts';

/** Share of balks of a pitcher's loose pitches, where the card has no chances of its own. */
export const BALK_SHARE = 0.1;

export type LoosePitch = 'wildPitch' | 'passedBall' | 'balk';

/** Returns the chance of a wild pitch, passed ball or balk before the next batter. */
export const loosePitchChance = ({ bat, field }: LiveGame): number => {
  const next = bat.batterTables(bat.order[bat.nextPlace] as number);
  const ofPitcher = field.currentPitcherTables.wildPitchOrBalkChance ?? next.wildPitchChance;
  return field.passedBallChance + ofPitcher;
};

/** Returns the loose pitch that a number drawn below `chance` is. */
export const loosePitchKind = ({ field }: LiveGame, drawn: number, chance: number): LoosePitch => {
  const passed = field.passedBallChance;
  if (drawn < passed) return 'passedBall';
  const balk = field.currentPitcherTables.balkChance ?? BALK_SHARE * (chance - passed);
  return drawn < chance - balk ? 'wildPitch' : 'balk';
};

/** Returns a number drawn at or above the chance of a loose pitch rescaled to [0, 1). */
export const rescaleAfterLoosePitch = (drawn: number, chance: number): number =>
  (drawn - chance) / (1 - chance);

/**
 * Plays a loose pitch: every runner moves up. A run on a passed ball is not earned. The event stays
 * open.
 */
export const playLoosePitch = (live: LiveGame, kind: LoosePitch): void => {
  live.beginEvent(kind);
  live.advanceRunners(1, kind === 'passedBall' ? 'unearned' : 'notBattedIn');
};
