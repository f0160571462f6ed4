import { newGame } from '../games/engine/new-game.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import type { GameSetup } from '../games/setup.ts';
import { battingSide, type GameState } from '../games/state.ts';
import type { ChainSegment, RevealedLink } from './chain-segment.ts';
import type { LiveDecision } from './live-decision.ts';
import { BANK_MS, GRACE_MS, type Timer } from './timer.ts';

/**
 * What a live game waits for: both sides to be ready; what both decide before the next batter; what
 * the side at bat chooses for its runners; the links of both. `over` is the end.
 */
export type LivePhase = 'ready' | 'decide' | 'choose' | 'reveal' | 'over';

/** A decision that can't be changed any more, with its seal. */
export interface LockedDecision {
  readonly decision: LiveDecision;
  readonly seal: string;
}

/** The link of the present event that a side has revealed, and its signature (base64url). */
export interface RevealedShare {
  readonly link: string;
  readonly signature: string;
}

/** Which half-innings the computer manages of who left for good: all to come. */
export const TO_THE_END = Number.MAX_SAFE_INTEGER;

/** One side of a live game. Times are milliseconds since the epoch. */
export interface LiveSideState {
  readonly isReady: boolean;
  /** The chains that the side has committed to, oldest first; the newest may yet begin. */
  readonly segments: readonly ChainSegment[];
  /** A chain of a new device, which begins with the next half-inning. */
  readonly nextSegment: Omit<ChainSegment, 'fromEvent'> | null;
  readonly lastLink: RevealedLink | null;
  readonly decision: LockedDecision | null;
  readonly share: RevealedShare | null;
  /** For the decision or the link that the side owes; null if it owes nothing. */
  readonly timer: Timer | null;
  readonly bankMs: number;
  /** Decisions that the side let pass: in all, and since the last one that it made. */
  readonly missed: number;
  readonly missedInRow: number;
  /**
   * The last half-inning (0 is the top of the first) that the computer manages for the side; null
   * if it manages none.
   */
  readonly computerThroughHalf: number | null;
  /** Null while the side is connected. */
  readonly disconnectedAt: number | null;
  /** What is left of the grace of this half-inning, as of `disconnectedAt`. */
  readonly graceLeftMs: number;
  /** Whether the other side may take the win: the grace is over, or too many decisions passed. */
  readonly isGone: boolean;
}

/**
 * How a live game ended: played to its end, given up by a side, left by a side whose opponent took
 * the win, or called off before it began.
 */
export interface LiveResult {
  readonly how: 'played' | 'quit' | 'left' | 'calledOff';
  /** Null if it was called off. */
  readonly winner: Side | null;
  /** Whether it ended before the fourth out of the game. */
  readonly isBeforeFourthOut: boolean;
}

/** The state of a live game: plain JSON. */
export interface LiveState {
  readonly phase: LivePhase;
  readonly game: GameState;
  readonly visitors: LiveSideState;
  readonly home: LiveSideState;
  /** The side that may take the win or play on against the computer, since when; or null. */
  readonly offer: { readonly to: Side; readonly since: number } | null;
  /** Null while the game is under way. */
  readonly result: LiveResult | null;
}

const NEW_SIDE: LiveSideState = {
  isReady: false,
  segments: [],
  nextSegment: null,
  lastLink: null,
  decision: null,
  share: null,
  timer: null,
  bankMs: BANK_MS,
  missed: 0,
  missedInRow: 0,
  computerThroughHalf: null,
  disconnectedAt: null,
  graceLeftMs: GRACE_MS,
  isGone: false,
};

/** Returns a live game that nobody is ready for yet. */
export const newLiveGame = (setup: GameSetup): LiveState => ({
  phase: 'ready',
  game: newGame(setup),
  visitors: NEW_SIDE,
  home: NEW_SIDE,
  offer: null,
  result: null,
});

/** Returns the state with some fields of one side changed. */
export const withSide = (
  state: LiveState,
  side: Side,
  changes: Partial<LiveSideState>,
): LiveState => ({ ...state, [side]: { ...state[side], ...changes } });

/** Returns the number of the event that is decided, or whose links are revealed. */
export const nextEventNumber = ({ game }: Pick<LiveState, 'game'>): number => game.eventNumber + 1;

/** Returns the half-inning, from 0. */
export const halfOf = ({ ipOuts }: Pick<GameState, 'ipOuts'>): number => Math.floor(ipOuts / 3);

/** Whether the computer manages a side in this half-inning. */
export const isComputers = (state: LiveState, side: Side): boolean =>
  halfOf(state.game) <= (state[side].computerThroughHalf ?? -1);

/** Whether a side has to decide in this phase, as long as the computer does not manage it. */
export const isAsked = (state: LiveState, side: Side): boolean =>
  state.phase === 'decide' || (state.phase === 'choose' && side === battingSide(state.game));

/** Whether a side is gone for good, or so long that the other side may take the win. */
export const isAway = (side: LiveSideState): boolean =>
  side.isGone || side.computerThroughHalf === TO_THE_END;

/** Returns when a side's grace is over; null while none runs. */
export const endOfGrace = ({
  disconnectedAt,
  graceLeftMs,
  isGone,
  computerThroughHalf,
}: LiveSideState): number | null =>
  disconnectedAt === null || isGone || computerThroughHalf === TO_THE_END
    ? null
    : disconnectedAt + graceLeftMs;

/** Whether no side has a decision to make or a link to reveal. */
export const isNothingOwed = (state: LiveState): boolean =>
  SIDES.every((side) => state[side].timer === null);
