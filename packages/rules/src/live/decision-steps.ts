import { isLink } from '../fairness/hash-chain.ts';
import { occupiedBases, parseBases } from '../games/baserunning/base-set.ts';
import { canSteal } from '../games/baserunning/steal.ts';
import { battingSide } from '../games/state.ts';
import { isLinkOf } from './chain-segment.ts';
import { formatDecision, sealOf, type LiveDecision } from './live-decision.ts';
import { refuse, type LiveRefusal, type LiveRefusalCode } from './live-refusals.ts';
import { isComputers, nextEventNumber, withSide, type LiveState } from './live-state.ts';
import type { LiveContext, LiveStepOf } from './live-step.ts';
import { restTimer, timeLeft, type Timer } from './timer.ts';

type Decide = LiveStepOf<'decide'>;
type Reveal = LiveStepOf<'reveal'>;

/** Whether the time for something is over, though nobody has noticed it yet. */
export const isLate = (timer: Timer | null, now: number): boolean =>
  timer !== null && timeLeft(timer, now) <= 0;

/** Whether a decision is of the kind that a side makes in this phase. */
function isOwnKind(state: LiveState, { side, decision }: Decide): boolean {
  const isBatting = side === battingSide(state.game);
  if (state.phase === 'choose') return isBatting && decision.kind === 'choose';
  return decision.kind === (isBatting ? 'bat' : 'field');
}

/** Returns why the rules refuse a decision; null if they do not. */
function ruleRefusal({ game }: LiveState, decision: LiveDecision): LiveRefusalCode | null {
  if (decision.kind === 'field') return null;
  if (decision.kind === 'choose') {
    const { runnersAdvancing } = decision;
    const isOffered = game.pendingChoice?.options.some(
      (option) => option.runnersAdvancing === runnersAdvancing,
    );
    return isOffered ? null : 'option_not_offered';
  }
  if (decision.steal === null) return null;
  const set = parseBases(decision.steal);
  return set !== null && canSteal(occupiedBases(game.bases), set) ? null : 'steal_not_possible';
}

/** Returns why a decision comes at the wrong time; null if it is due. */
function decisionRefusal(state: LiveState, step: Decide, now: number): LiveRefusalCode | null {
  const { side, eventNumber, seal } = step;
  if (eventNumber < nextEventNumber(state)) return 'decision_of_earlier_event';
  if (eventNumber > nextEventNumber(state)) return 'decision_of_later_event';
  if (isComputers(state, side)) return 'computer_manages';
  if (state.phase === 'reveal') return state[side].decision ? 'decision_locked' : 'decision_late';
  if (!isOwnKind(state, step)) return 'not_your_decision';
  if (state[side].decision !== null) return 'decision_locked';
  if (state[side].timer === null || isLate(state[side].timer, now)) return 'decision_late';
  return isLink(seal) ? ruleRefusal(state, step.decision) : 'seal_malformed';
}

/** Whether a decision is the one that is locked for the event already. */
const isRepeat = (state: LiveState, { side, eventNumber, decision, seal }: Decide): boolean => {
  const locked = state[side].decision;
  return (
    eventNumber === nextEventNumber(state) &&
    locked?.seal === seal &&
    formatDecision(locked.decision) === formatDecision(decision)
  );
};

/** Locks a side's decision, which the other side does not see. */
export function lockDecision(state: LiveState, step: Decide, now: number): LiveState | LiveRefusal {
  if (isRepeat(state, step)) return state;
  const code = decisionRefusal(state, step, now);
  if (code !== null) return refuse(code);
  const { side, decision, seal } = step;
  const { timer, bankMs, isGone } = state[side];
  const left = timer === null ? bankMs : restTimer(timer, now).leftMs;
  const isBack = isGone && state[side].disconnectedAt === null;
  const locked = withSide(state, side, {
    decision: { decision, seal },
    timer: null,
    bankMs: Math.min(bankMs, left),
    missedInRow: 0,
    isGone: isGone && !isBack,
  });
  return isBack ? { ...locked, offer: null } : locked;
}

/** Returns why a link is refused; null if it is the one that is due. */
function revealRefusal(
  context: LiveContext,
  state: LiveState,
  { step, now }: { readonly step: Reveal; readonly now: number },
): LiveRefusalCode | null {
  const { side, eventNumber, link } = step;
  const own = state[side];
  if (eventNumber < nextEventNumber(state)) return 'reveal_of_earlier_event';
  if (eventNumber > nextEventNumber(state)) return 'reveal_of_later_event';
  if (state.phase !== 'reveal') return 'links_not_due';
  if (own.share !== null) return 'already_revealed';
  if (own.timer === null || isLate(own.timer, now)) return 'reveal_late';
  if (!isLinkOf(own.segments, own.lastLink, { eventNumber, link })) return 'link_does_not_follow';
  if (own.decision === null) return null;
  const { decision, seal } = own.decision;
  const opened = sealOf({ gameID: context.gameID, eventNumber, side, decision, link });
  return opened === seal ? null : 'seal_differs';
}

/** Whether a side's last link is sent again, as after a response that was lost. */
export const isRevealedAlready = (
  state: LiveState,
  { side, eventNumber, link }: Reveal,
): boolean => {
  const { lastLink } = state[side];
  return lastLink?.eventNumber === eventNumber && lastLink.link === link;
};

/** Takes a side's link, once nobody decides any more. The same one again is nothing new. */
export function takeReveal(
  context: LiveContext,
  state: LiveState,
  { step, now }: { readonly step: Reveal; readonly now: number },
): LiveState | LiveRefusal {
  const { side, link, signature } = step;
  const isSameEvent = step.eventNumber === nextEventNumber(state);
  if (isSameEvent && state[side].share?.link === link) return state;
  if (isRevealedAlready(state, step)) return state;
  const code = revealRefusal(context, state, { step, now });
  return code === null
    ? withSide(state, side, { share: { link, signature }, timer: null })
    : refuse(code);
}
