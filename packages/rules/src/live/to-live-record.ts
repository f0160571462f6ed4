import { commitmentOf } from '../fairness/commitment.ts';
import type { GameEvent } from '../games/event.ts';
import type { GameSource } from '../games/setup.ts';
import { LIVE_RECORD_FORMAT, type LiveRecord, type RecordedStep } from './live-record.ts';
import type { LiveState } from './live-state.ts';
import type { LiveContext } from './live-step.ts';

/** What was kept of a live game while it was played. */
export interface KeptLiveGame {
  readonly context: LiveContext;
  readonly source: GameSource;
  readonly state: LiveState;
  /** Oldest first. */
  readonly steps: readonly RecordedStep[];
  readonly events: readonly GameEvent[];
}

/**
 * Returns the record of a live game that is over, which reveals its seed. Throws for one that is
 * under way, and for one that was called off.
 */
export function toLiveRecord(kept: KeptLiveGame): LiveRecord {
  const { context, source, state, steps, events } = kept;
  const { gameID, serverSeed, rules } = context;
  if (state.result === null || state.result.winner === null) {
    throw new Error('only a live game that was won has a record');
  }
  return {
    format: LIVE_RECORD_FORMAT,
    gameID,
    rulesVersion: rules.version,
    fairness: { commitment: commitmentOf({ id: gameID, serverSeed }), seed: serverSeed },
    setup: source,
    segments: { visitors: state.visitors.segments, home: state.home.segments },
    steps,
    events,
    result: state.result,
  };
}
