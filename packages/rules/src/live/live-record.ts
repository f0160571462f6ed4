import type { GameEvent } from '../games/event.ts';
import type { Side } from '../games/lineup-slots.ts';
import type { GameSource } from '../games/setup.ts';
import type { ChainSegment } from './chain-segment.ts';
import type { LiveDecision } from './live-decision.ts';
import type { LiveResult } from './live-state.ts';

/** What a record of a live game is known by. */
export const LIVE_RECORD_FORMAT = 'live-v1';

/** What a side had in one event. */
export interface RecordedShare {
  /** Null where the side was not asked, let the time pass, or withheld its link. */
  readonly decision: LiveDecision | null;
  /** The seal of what it decided; also of a decision that was never opened. */
  readonly seal: string | null;
  /** Null where it was withheld: the computer then managed the side. */
  readonly link: string | null;
  readonly signature: string | null;
}

/** One step of a game, from the number of its first event. */
export type RecordedStep =
  | {
      readonly kind: 'substitution';
      readonly eventNumber: number;
      readonly side: Side;
      readonly playerOut: number;
      readonly playerIn: number;
    }
  | {
      /** `playOut`: both sides were gone for good, and the computer played the rest. */
      readonly kind: 'event' | 'playOut';
      readonly eventNumber: number;
      readonly visitors: RecordedShare;
      readonly home: RecordedShare;
    };

/** A link that a side's browser kept, with the receipt that the server gave for it. */
export interface KeptReveal {
  readonly side: Side;
  readonly eventNumber: number;
  readonly link: string;
  readonly receipt: string;
}

/** A live game that is over: all by which anybody can verify it. Plain JSON. */
export interface LiveRecord {
  readonly format: typeof LIVE_RECORD_FORMAT;
  readonly gameID: string;
  readonly rulesVersion: number;
  readonly fairness: { readonly commitment: string; readonly seed: string };
  readonly setup: GameSource;
  readonly segments: {
    readonly visitors: readonly ChainSegment[];
    readonly home: readonly ChainSegment[];
  };
  readonly steps: readonly RecordedStep[];
  readonly events: readonly GameEvent[];
  readonly result: LiveResult;
  /** Receipts that a browser adds, to show that a link was not withheld. */
  readonly kept?: readonly KeptReveal[];
}
