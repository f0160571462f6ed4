import { SIDES, otherSide, type Side } from '../games/lineup-slots.ts';
import {
  advanceLiveGame,
  askForDecisions,
  decisionTimer,
  endLiveGame,
} from './advance-live-game.ts';
import { becomeReady, renewChain, replaceChain } from './chain-steps.ts';
import { isLate, isRevealedAlready, lockDecision, takeReveal } from './decision-steps.ts';
import { refuse, type LiveRefusal } from './live-refusals.ts';
import {
  TO_THE_END,
  isComputers,
  nextEventNumber,
  withSide,
  type LiveSideState,
  type LiveState,
} from './live-state.ts';
import type {
  LiveContext,
  LiveProgress,
  LiveStep,
  LiveStepOf,
  LiveStepResult,
} from './live-step.ts';
import { leaveToComputer } from './pass-deadlines.ts';
import { playSubstitution } from './play-event.ts';
import { GRACE_MS, restTimer, resumeTimer } from './timer.ts';

/** A step and its moment, in milliseconds since the epoch. */
interface Timed<Step> {
  readonly step: Step;
  readonly now: number;
}

type Taken = LiveState | LiveProgress | LiveRefusal;

const isRefusal = (result: Taken): result is LiveRefusal => 'ok' in result;

/**
 * Substitutes a player before the next batter. The other side decides anew, as the situation is
 * another; the time of the side that substitutes goes on.
 */
function substitute(
  { rules, setup }: LiveContext,
  state: LiveState,
  { step, now }: Timed<LiveStepOf<'substitute'>>,
): LiveProgress | LiveRefusal {
  const { side, eventNumber, playerOut, playerIn } = step;
  if (eventNumber < nextEventNumber(state)) return refuse('decision_of_earlier_event');
  if (eventNumber > nextEventNumber(state)) return refuse('decision_of_later_event');
  if (isComputers(state, side)) return refuse('computer_manages');
  if (state.phase === 'choose') return refuse('choice_pending');
  if (state.phase === 'reveal' || state[side].decision !== null) return refuse('decision_locked');
  const { timer } = state[side];
  if (timer === null || isLate(timer, now)) return refuse('decision_late');
  const { game } = state;
  const turn = playSubstitution({ rules, setup, game }, { side, playerOut, playerIn });
  if (!turn.ok) return refuse(turn.code);
  const other = otherSide(side);
  const hasDecided = state[other].timer === null && !isComputers(state, other);
  const after = { ...state, game: turn.state };
  return {
    state: hasDecided
      ? withSide(after, other, { decision: null, timer: decisionTimer(after[other], now) })
      : after,
    played: [
      {
        step: { kind: 'substitution', eventNumber, side, playerOut, playerIn },
        events: turn.events,
      },
    ],
  };
}

/** Begins the game once both sides are ready. */
function beginIfReady(state: LiveState, now: number): LiveState {
  if (state.phase !== 'ready' || !SIDES.every((side) => state[side].isReady)) return state;
  const present = SIDES.reduce((before, side) => {
    const disconnectedAt = before[side].disconnectedAt === null ? null : now;
    return withSide(before, side, { disconnectedAt, graceLeftMs: GRACE_MS });
  }, state);
  return askForDecisions(present, now);
}

/** Lets a side's time rest while it is not connected. */
function disconnect(state: LiveState, side: Side, now: number): LiveState {
  const { disconnectedAt, timer } = state[side];
  if (disconnectedAt !== null) return state;
  return withSide(state, side, {
    disconnectedAt: now,
    timer: timer && restTimer(timer, now),
  });
}

/** Lets a side's time go on. What it used of its grace is used for this half-inning. */
function connect(state: LiveState, side: Side, now: number): LiveState {
  const { disconnectedAt, graceLeftMs, timer } = state[side];
  if (disconnectedAt === null) return state;
  const back: Partial<LiveSideState> = {
    disconnectedAt: null,
    graceLeftMs: Math.max(0, graceLeftMs - Math.max(0, now - disconnectedAt)),
    timer: timer && resumeTimer(timer, now),
    isGone: false,
    missedInRow: 0,
  };
  const offer = state.offer?.to === otherSide(side) ? null : state.offer;
  return { ...withSide(state, side, back), offer };
}

const takeWin = (state: LiveState, side: Side): LiveState | LiveRefusal =>
  state.offer?.to === side
    ? endLiveGame(state, { how: 'left', winner: side })
    : refuse('nothing_offered');

function playOn(state: LiveState, side: Side): LiveState | LiveRefusal {
  const other = otherSide(side);
  if (state.offer?.to === side) return leaveToComputer(state, other);
  return state[other].computerThroughHalf === TO_THE_END ? state : refuse('nothing_offered');
}

const quit = (state: LiveState, side: Side): LiveState =>
  state.phase === 'ready'
    ? endLiveGame(state, { how: 'calledOff', winner: null })
    : endLiveGame(state, { how: 'quit', winner: otherSide(side) });

/** What each step makes of the state, before anything is played. */
const TAKE: {
  readonly [Kind in LiveStep['kind']]: (
    state: LiveState,
    timed: Timed<LiveStepOf<Kind>>,
    context: LiveContext,
  ) => Taken;
} = {
  ready: (state, { step, now }) => {
    const after = becomeReady(state, step);
    return isRefusal(after) ? after : beginIfReady(after, now);
  },
  renewChain: (state, { step }) => renewChain(state, step),
  replaceChain: (state, { step }) => replaceChain(state, step),
  substitute: (state, timed, context) => substitute(context, state, timed),
  decide: (state, { step, now }) => lockDecision(state, step, now),
  reveal: (state, timed, context) => takeReveal(context, state, timed),
  disconnect: (state, { step, now }) => disconnect(state, step.side, now),
  connect: (state, { step, now }) => connect(state, step.side, now),
  takeWin: (state, { step }) => takeWin(state, step.side),
  playOn: (state, { step }) => playOn(state, step.side),
  quit: (state, { step }) => quit(state, step.side),
};

const take = <Kind extends LiveStep['kind']>(
  context: LiveContext,
  state: LiveState,
  timed: Timed<LiveStepOf<Kind>>,
): Taken => TAKE[timed.step.kind](state, timed, context);

/** What a side may do before both are ready, and what is taken after the end as nothing new. */
const BEFORE_THE_GAME: ReadonlySet<LiveStep['kind']> = new Set([
  'ready',
  'disconnect',
  'connect',
  'quit',
]);
const AFTER_THE_GAME: ReadonlySet<LiveStep['kind']> = new Set(['disconnect', 'connect']);

/** Whether a step is one that ended the game, sent again. */
const hasEndedSo = ({ result }: LiveState, { kind, side }: LiveStep): boolean =>
  (kind === 'takeWin' && result?.how === 'left' && result.winner === side) ||
  (kind === 'quit' && result?.how === 'quit' && result.winner === otherSide(side)) ||
  (kind === 'quit' && result?.how === 'calledOff');

/**
 * Applies what a side does to a live game at a moment (milliseconds since the epoch), and plays
 * what follows. Pure: the state that is given is not changed. What is due by time alone is for
 * `passDeadlines`; a step that comes after its own deadline is refused.
 */
export function applyLiveStep(
  context: LiveContext,
  state: LiveState,
  step: LiveStep,
  now: number,
): LiveStepResult {
  if (state.phase === 'over') {
    const isNothingNew =
      hasEndedSo(state, step) ||
      AFTER_THE_GAME.has(step.kind) ||
      (step.kind === 'reveal' && isRevealedAlready(state, step));
    return isNothingNew ? { ok: true, state, played: [] } : refuse('game_over');
  }
  if (state.phase === 'ready' && !BEFORE_THE_GAME.has(step.kind)) return refuse('not_begun');
  const taken = take(context, state, { step, now });
  if (isRefusal(taken)) return taken;
  const { state: after, played } = 'game' in taken ? { state: taken, played: [] } : taken;
  const advanced = advanceLiveGame(context, after, now);
  return { ok: true, state: advanced.state, played: [...played, ...advanced.played] };
}
