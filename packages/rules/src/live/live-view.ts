import { otherSide, type Side } from '../games/lineup-slots.ts';
import { battingSide, type GameState } from '../games/state.ts';
import { isRenewalDue, linkIndex, segmentOf } from './chain-segment.ts';
import type { LiveDecision } from './live-decision.ts';
import {
  TO_THE_END,
  isComputers,
  nextEventNumber,
  type LivePhase,
  type LiveResult,
  type LiveSideState,
  type LiveState,
} from './live-state.ts';
import { nextDeadlineOf } from './pass-deadlines.ts';
import { endOfTimer } from './timer.ts';

/** What both sides may know of a side. */
interface SideView {
  readonly isReady: boolean;
  /** Whether nothing is left for it to decide for this event. */
  readonly hasDecided: boolean;
  readonly hasRevealed: boolean;
  /** When the time for what it owes is over; null if it owes nothing, or the time rests. */
  readonly deadline: number | null;
  readonly bankMs: number;
  readonly missed: number;
  readonly isConnected: boolean;
  readonly isGone: boolean;
  /** How long the computer manages it. */
  readonly computer: 'no' | 'thisHalf' | 'toTheEnd';
}

/** What a side knows of itself. */
export interface OwnView extends SideView {
  readonly decision: LiveDecision | null;
  /** The link that the event takes, by its index in the chain of this anchor; null before. */
  readonly link: { readonly anchor: string; readonly index: number } | null;
  /** Whether to commit to the chain that follows. */
  readonly isRenewalDue: boolean;
}

/** What a side knows of the other; of what it decided, no more than the seal, once both decided. */
export interface OpponentView extends SideView {
  readonly anchor: string | null;
  readonly seal: string | null;
}

/** A live game as one side may see it: plain JSON. */
export interface LiveView {
  readonly phase: LivePhase;
  readonly side: Side;
  /** The event that is decided, or whose links are revealed. */
  readonly eventNumber: number;
  /** The choice that is pending is there for the side at bat only. */
  readonly game: GameState;
  readonly you: OwnView;
  readonly opponent: OpponentView;
  /** Whether the side may take the win or play on against the computer. */
  readonly isOffered: boolean;
  readonly nextDeadline: number | null;
  readonly result: LiveResult | null;
}

const computerOf = (state: LiveState, side: Side): SideView['computer'] => {
  if (state[side].computerThroughHalf === TO_THE_END) return 'toTheEnd';
  return isComputers(state, side) ? 'thisHalf' : 'no';
};

const sideView = (state: LiveState, side: Side): SideView => {
  const own: LiveSideState = state[side];
  return {
    isReady: own.isReady,
    hasDecided: state.phase === 'reveal' || own.timer === null,
    hasRevealed: own.share !== null,
    deadline: own.timer === null ? null : endOfTimer(own.timer),
    bankMs: own.bankMs,
    missed: own.missed,
    isConnected: own.disconnectedAt === null,
    isGone: own.isGone,
    computer: computerOf(state, side),
  };
};

function ownView(state: LiveState, side: Side): OwnView {
  const { segments, decision } = state[side];
  const eventNumber = nextEventNumber(state);
  const segment = segments.length === 0 ? null : segmentOf(segments, eventNumber);
  return {
    ...sideView(state, side),
    decision: decision?.decision ?? null,
    link: segment && { anchor: segment.anchor, index: linkIndex(segment, eventNumber) },
    isRenewalDue: segment !== null && isRenewalDue(segments, eventNumber + 1),
  };
}

function opponentView(state: LiveState, side: Side): OpponentView {
  const { segments, decision } = state[side];
  const eventNumber = nextEventNumber(state);
  return {
    ...sideView(state, side),
    anchor: segments.length === 0 ? null : segmentOf(segments, eventNumber).anchor,
    seal: state.phase === 'reveal' ? (decision?.seal ?? null) : null,
  };
}

/**
 * Returns what one side may see: nothing of what the other decides, of its link before the dice
 * have fallen, or of its choices.
 */
export function viewOf(state: LiveState, side: Side): LiveView {
  const isBatting = side === battingSide(state.game);
  return {
    phase: state.phase,
    side,
    eventNumber: nextEventNumber(state),
    game: isBatting ? state.game : { ...state.game, pendingChoice: null },
    you: ownView(state, side),
    opponent: opponentView(state, otherSide(side)),
    isOffered: state.offer?.to === side,
    nextDeadline: nextDeadlineOf(state),
    result: state.result,
  };
}
