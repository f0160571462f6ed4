import type { GameEvent } from '../games/event.ts';
import type { GameRules } from '../games/game-rules.ts';
import type { Side } from '../games/lineup-slots.ts';
import type { GameSetup } from '../games/setup.ts';
import type { RecordedStep } from './live-record.ts';
import type { LiveDecision } from './live-decision.ts';
import type { LiveRefusal } from './live-refusals.ts';
import type { LiveState } from './live-state.ts';

/** What a live game keeps to itself beside its state. */
export interface LiveContext {
  readonly gameID: string;
  /** The server's seed, 64 hex digits; its commitment stands before anybody is ready. */
  readonly serverSeed: string;
  readonly rules: GameRules;
  /** Players manage both sides. */
  readonly setup: GameSetup;
}

/** A chain that a side commits to. */
interface NewChain {
  readonly anchor: string;
  readonly publicKey: string;
}

/**
 * What can happen in a live game, apart from time that passes. `side` is that of the user who sends
 * it; the server tells who is connected. A reveal's signature has been verified before.
 */
export type LiveStep = { readonly side: Side } & (
  | ({ readonly kind: 'ready' } & NewChain)
  | ({ readonly kind: 'renewChain' } & NewChain)
  | ({ readonly kind: 'replaceChain' } & NewChain)
  | {
      readonly kind: 'substitute';
      readonly eventNumber: number;
      readonly playerOut: number;
      readonly playerIn: number;
    }
  | {
      readonly kind: 'decide';
      readonly eventNumber: number;
      readonly decision: LiveDecision;
      readonly seal: string;
    }
  | {
      readonly kind: 'reveal';
      readonly eventNumber: number;
      readonly link: string;
      readonly signature: string;
    }
  | { readonly kind: 'disconnect' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'takeWin' }
  | { readonly kind: 'playOn' }
  | { readonly kind: 'quit' }
);

export type LiveStepOf<Kind extends LiveStep['kind']> = Extract<LiveStep, { readonly kind: Kind }>;

/** What was played: what the record keeps of it, and the events that it made. */
export interface PlayedStep {
  readonly step: RecordedStep;
  readonly events: readonly GameEvent[];
}

/** A live game after a step, and what was played with it, oldest first. */
export interface LiveProgress {
  readonly state: LiveState;
  readonly played: readonly PlayedStep[];
}

/** The result of a step; one that was made before changes nothing and plays nothing. */
export type LiveStepResult = ({ readonly ok: true } & LiveProgress) | LiveRefusal;
