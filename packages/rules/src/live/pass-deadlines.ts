import { SIDES, otherSide, type Side } from '../games/lineup-slots.ts';
import { advanceLiveGame } from './advance-live-game.ts';
import {
  TO_THE_END,
  endOfGrace,
  halfOf,
  isAway,
  withSide,
  type LiveSideState,
  type LiveState,
} from './live-state.ts';
import type { LiveContext, LiveProgress } from './live-step.ts';
import { MAX_MISSED_IN_ROW, OFFER_MS, endOfTimer } from './timer.ts';

const endOfOffer = ({ offer }: LiveState): number | null =>
  offer === null ? null : offer.since + OFFER_MS;

/** Whether a moment has come. */
const isDue = (moment: number | null, now: number): boolean => moment !== null && moment <= now;

const endOfTimerOf = ({ timer }: LiveSideState): number | null =>
  timer === null ? null : endOfTimer(timer);

/** Returns the first moment at which something happens by itself; null if nothing does. */
export function nextDeadlineOf(state: LiveState): number | null {
  if (state.phase === 'over' || state.phase === 'ready') return null;
  const moments = [
    endOfOffer(state),
    ...SIDES.flatMap((side) => [endOfTimerOf(state[side]), endOfGrace(state[side])]),
  ].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Leaves a side to the computer for the rest of the game. */
export function leaveToComputer(state: LiveState, side: Side): LiveState {
  const { offer } = state;
  const changes = { computerThroughHalf: TO_THE_END, isGone: false, timer: null };
  return {
    ...withSide(state, side, changes),
    offer: offer?.to === otherSide(side) ? null : offer,
  };
}

/**
 * Marks a side as gone: the other side may take the win. If that is away itself, the computer plays
 * the game out for both.
 */
export function markGone(state: LiveState, side: Side, now: number): LiveState {
  const other = otherSide(side);
  if (isAway(state[other])) return leaveToComputer(leaveToComputer(state, side), other);
  return { ...withSide(state, side, { isGone: true }), offer: { to: other, since: now } };
}

/** Ends the time for a decision: the side has none for this event. */
function passDecision(state: LiveState, side: Side, now: number): LiveState {
  const { missed, missedInRow } = state[side];
  const passed = withSide(state, side, {
    timer: null,
    bankMs: 0,
    missed: missed + 1,
    missedInRow: missedInRow + 1,
  });
  const isTooMany = missedInRow + 1 >= MAX_MISSED_IN_ROW && !isAway(state[side]);
  return isTooMany ? markGone(passed, side, now) : passed;
}

/** Ends the time for a link: it counts as withheld, and the computer manages this half-inning. */
const passReveal = (state: LiveState, side: Side): LiveState =>
  withSide(state, side, { timer: null, computerThroughHalf: halfOf(state.game) });

function passTimer(state: LiveState, side: Side, now: number): LiveState {
  if (!isDue(endOfTimerOf(state[side]), now)) return state;
  return state.phase === 'reveal' ? passReveal(state, side) : passDecision(state, side, now);
}

const passGrace = (state: LiveState, side: Side, now: number): LiveState =>
  isDue(endOfGrace(state[side]), now)
    ? markGone(withSide(state, side, { graceLeftMs: 0 }), side, now)
    : state;

/** Plays on against the computer for who did not choose in time. */
const passOffer = (state: LiveState, now: number): LiveState =>
  state.offer !== null && isDue(endOfOffer(state), now)
    ? leaveToComputer(state, otherSide(state.offer.to))
    : state;

/**
 * Lets everything happen that is due at a moment. What follows from it begins at that moment, so
 * that nobody loses time to a late call. A game with nothing due comes back as it is.
 */
export function passDeadlines(context: LiveContext, state: LiveState, now: number): LiveProgress {
  if (!isDue(nextDeadlineOf(state), now)) return { state, played: [] };
  const offered = passOffer(state, now);
  const graced = SIDES.reduce((before, side) => passGrace(before, side, now), offered);
  const passed = SIDES.reduce((before, side) => passTimer(before, side, now), graced);
  return advanceLiveGame(context, passed, now);
}

/** Returns a moment so much later, but not after now: what has run since the outage has run. */
const later = <Moment extends number | null>(moment: Moment, ms: number, now: number): Moment =>
  (moment === null ? null : Math.max(moment, Math.min(moment + ms, now))) as Moment;

const postponeSide = (side: LiveSideState, ms: number, now: number): LiveSideState => ({
  ...side,
  disconnectedAt: later(side.disconnectedAt, ms, now),
  timer: side.timer && { ...side.timer, runningSince: later(side.timer.runningSince, ms, now) },
});

/** Returns the game with everything that runs so much later: an outage of the server until now. */
export const postponeDeadlines = (state: LiveState, ms: number, now: number): LiveState => ({
  ...state,
  visitors: postponeSide(state.visitors, ms, now),
  home: postponeSide(state.home, ms, now),
  offer: state.offer && { ...state.offer, since: later(state.offer.since, ms, now) },
});
