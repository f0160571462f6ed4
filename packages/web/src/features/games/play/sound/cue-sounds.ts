import type { RolledEventDto } from '@pennant/contract/game-event';

import type { Sound } from '../../../../ui/sound/sound.ts';
import type { PlaybackStep } from '../playback-step.ts';
import { diceDuration, type Cue } from '../roll-timeline.ts';

type AudibleEvent = Pick<RolledEventDto, 'kind' | 'resultType' | 'location' | 'runs' | 'sb'>;

/** Returns the sound of the ball, off the bat or into the mitt; null if there is none. */
export function ballSound({ kind, resultType, location }: AudibleEvent): Sound | null {
  if (kind !== 'plateAppearance' && kind !== 'walk') return null;
  if (resultType === 'SO' || resultType === 'BB') return { name: 'mitt' };
  if (location === null) return null;
  if (resultType === 'HR') return { name: 'homeRun' };
  return { name: resultType === 'OO' ? 'out' : 'hit' };
}

const SWELLS: Readonly<Record<string, number>> = { H1: 0.35, H2: 0.5, H3: 0.6, HR: 0.9 };

/** Returns how loudly the crowd cheers an event, 0 to 1: for a hit, runs, a stolen base. */
const swellOf = ({ kind, resultType, runs, sb }: AudibleEvent): number =>
  Math.max(
    kind === 'plateAppearance' ? (SWELLS[resultType ?? ''] ?? 0) : 0,
    runs > 0 ? Math.min(0.9, 0.45 + 0.15 * runs) : 0,
    sb > 0 ? 0.35 : 0,
  );

const cheerFor = (event: AudibleEvent, factor: number): Sound[] => {
  const swell = swellOf(event);
  return swell === 0 ? [] : [{ name: 'crowd', swell, seconds: Math.max(0.7, 2 * swell * factor) }];
};

/** The cheer at the end of the game. */
const FINAL_CHEER: Sound = { name: 'crowd', swell: 1, seconds: 3 };

interface Moment {
  /** Factor of the user's game speed; 0 is Instant, or reduced motion. */
  readonly factor: number;
  /** Whether the game is over after this step. */
  readonly isFinal: boolean;
}

/**
 * Returns the sounds at a cue, in time with the animation: dice while they roll; the flip of the
 * result at a third of the delay, with the ball in the mitt; bat and crowd at half of it, when ball
 * and runners move; the next cards at its end. Without animation there is one short sound, the
 * ball's, and no crowd.
 */
export function soundsForCue(
  { plays }: PlaybackStep,
  cue: Cue,
  { factor, isFinal }: Moment,
): readonly Sound[] {
  const ball = ballSound(plays[0]);
  if (factor <= 0) return ball === null ? [] : [ball];
  if (cue.kind === 'result')
    return ball?.name === 'mitt' ? [{ name: 'flip' }, ball] : [{ name: 'flip' }];
  if (cue.kind === 'play') {
    const bat = cue.play > 0 || ball === null || ball.name === 'mitt' ? [] : [ball];
    return [...bat, ...cheerFor(plays[cue.play] ?? plays[0], factor)];
  }
  if (cue.kind === 'next') return isFinal ? [FINAL_CHEER] : [{ name: 'card' }];
  return [{ name: 'dice', seconds: diceDuration(factor) / 1000 }];
}

/** Returns the sound of an event of a fast-forward: a tin plate if a run scored, else paper. */
export const fastForwardEventSound = ({ runs }: Pick<RolledEventDto, 'runs'>): Sound => ({
  name: runs > 0 ? 'plate' : 'flip',
});

/** Returns the sound of the end of a fast-forward; without animation it is the only one. */
export const fastForwardEndSound = ({ factor, isFinal }: Moment): Sound =>
  factor > 0 && isFinal ? FINAL_CHEER : { name: 'plate' };
