import type { RolledEvent } from '@pennant/contract/game-event';

import type { Turn } from '../stage.ts';
import { diceDuration, type Cue } from '../timeline.ts';

/** What is heard. Dice and crowd last as long as what they go with; the rest is as short as it is. */
export type Sound =
  | { readonly name: 'dice'; readonly seconds: number }
  | { readonly name: 'crowd'; /** 0 to 1. */ readonly swell: number; readonly seconds: number }
  | { readonly name: 'hit' | 'out' | 'homeRun' | 'mitt' | 'flip' | 'card' | 'plate' };

type Heard = Pick<RolledEvent, 'kind' | 'resultType' | 'location' | 'runs' | 'sb'>;

/** The ball: off the bat, or into the mitt; null where neither is heard. */
export function ballSound({ kind, resultType, location }: Heard): Sound | null {
  if (kind !== 'plateAppearance' && kind !== 'walk') return null;
  if (resultType === 'SO' || resultType === 'BB') return { name: 'mitt' };
  if (location === null) return null;
  if (resultType === 'HR') return { name: 'homeRun' };
  return { name: resultType === 'OO' ? 'out' : 'hit' };
}

const SWELLS: Readonly<Record<string, number>> = { H1: 0.35, H2: 0.5, H3: 0.6, HR: 0.9 };

/** How much the crowd has to cheer: nothing, a hit, runs, a home run. */
const swellOf = ({ kind, resultType, runs, sb }: Heard): number =>
  Math.max(
    kind === 'plateAppearance' ? (SWELLS[resultType ?? ''] ?? 0) : 0,
    runs > 0 ? Math.min(0.9, 0.45 + 0.15 * runs) : 0,
    sb > 0 ? 0.35 : 0,
  );

const cheer = (event: Heard, factor: number): Sound[] => {
  const swell = swellOf(event);
  return swell === 0 ? [] : [{ name: 'crowd', swell, seconds: Math.max(0.7, 2 * swell * factor) }];
};

/** The last out, or the run that ends it. */
const FINAL_CHEER: Sound = { name: 'crowd', swell: 1, seconds: 3 };

interface Moment {
  /** Of the user's game speed; 0 is Instant, and a page without motion. */
  readonly factor: number;
  /** Whether the game is over after this turn. */
  readonly isFinal: boolean;
}

/**
 * What is heard at a cue of a turn, in time with what is seen there: dice while they fall, the slip at a third of the delay and
 * with it the ball in the mitt, the bat and the crowd at half when ball and runners go, the next cards at its end. Where nothing moves
 * there is one short sound, the ball's, and no crowd.
 */
export function soundsOf({ plays }: Turn, cue: Cue, { factor, isFinal }: Moment): readonly Sound[] {
  const ball = ballSound(plays[0]);
  if (factor <= 0) return ball === null ? [] : [ball];
  if (cue.kind === 'result')
    return ball?.name === 'mitt' ? [{ name: 'flip' }, ball] : [{ name: 'flip' }];
  if (cue.kind === 'play') {
    const bat = cue.play > 0 || ball === null || ball.name === 'mitt' ? [] : [ball];
    return [...bat, ...cheer(plays[cue.play] ?? plays[0], factor)];
  }
  if (cue.kind === 'next') return isFinal ? [FINAL_CHEER] : [{ name: 'card' }];
  return [{ name: 'dice', seconds: diceDuration(factor) / 1000 }];
}

/** A stretch that was played at once ticks past: paper for a play, a tin plate for a run. */
export const soundOfRunEvent = ({ runs }: Pick<RolledEvent, 'runs'>): Sound => ({
  name: runs > 0 ? 'plate' : 'flip',
});

/** And its end. Where nothing moves, this is all that is heard of it. */
export const soundOfRunEnd = ({ factor, isFinal }: Moment): Sound =>
  factor > 0 && isFinal ? FINAL_CHEER : { name: 'plate' };
