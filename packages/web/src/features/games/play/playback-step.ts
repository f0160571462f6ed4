import type { RolledEventDto } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';

/** A roll, or an action of the manager, that is being shown. */
export interface PlaybackStep {
  /** The game before it. */
  readonly before: Game;
  /** Its plays on the field: the plate appearance or the action, then a steal or a loose pitch. */
  readonly plays: readonly [RolledEventDto, ...RolledEventDto[]];
}

/**
 * Returns new events (oldest first) as one playback step; null if they are more than one roll, as
 * after Play Half-inning or when another tab has played. Substitutions are left out.
 */
export function createPlaybackStep(
  before: Game,
  events: readonly RolledEventDto[],
): PlaybackStep | null {
  const [first, ...rest] = events.filter(({ kind }) => kind !== 'substitution');
  if (first === undefined || rest.some(({ dice }) => dice.batter !== null)) return null;
  return { before, plays: [first, ...rest] };
}

/** Returns whether dice are rolled, which the manager's actions do without. */
export const hasDice = ({ plays: [first] }: PlaybackStep): boolean => first.dice.batter !== null;
