import type { RolledEventDto } from '@pennant/contract/game-event';
import type { ScoreboardData } from '@pennant/contract/game-situation';
import type { Game } from '@pennant/contract/games';

import { scoreboardAfterEvent } from './scoreboard-after-event.ts';

/**
 * A fast-forward: the events of one request that played on (Play Half-inning, Play to End), to be
 * shown one after the other.
 */
export interface FastForward {
  /** The game before the events. */
  readonly before: Game;
  /** Oldest first. */
  readonly events: readonly RolledEventDto[];
  /** The scoreboard after each event. */
  readonly scores: readonly ScoreboardData[];
}

/** Returns new events (oldest first) as a fast-forward; null if there are none. */
export function createFastForward(
  before: Game,
  events: readonly RolledEventDto[],
): FastForward | null {
  if (events.length === 0) return null;
  const scores: ScoreboardData[] = [];
  let current = before.scoreboardData;
  let outs = before.situation.ipOuts;
  for (const event of events) {
    current = scoreboardAfterEvent(current, event, outs);
    outs = event.ipOuts;
    scores.push(current);
  }
  return { before, events, scores };
}

/** Duration of a whole fast-forward at normal speed, and the limits for one event, in ms. */
const TOTAL_MS = 12_000;
const MIN_STEP_MS = 130;
const MAX_STEP_MS = 800;

/**
 * Returns how long each event of a fast-forward is shown, in ms: long enough to read if there are
 * few, a blur if there are many.
 */
export const fastForwardStepMs = (events: number, factor: number): number =>
  Math.min(MAX_STEP_MS, Math.max(MIN_STEP_MS, TOTAL_MS / events)) * factor;
