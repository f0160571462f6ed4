import { isLink } from '../fairness/hash-chain.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import { MAX_SEGMENTS, isRenewalDue, type ChainSegment } from './chain-segment.ts';
import { refuse, type LiveRefusal, type LiveRefusalCode } from './live-refusals.ts';
import { nextEventNumber, withSide, type LiveState } from './live-state.ts';
import type { LiveStepOf } from './live-step.ts';

type NewChain = Omit<ChainSegment, 'fromEvent'>;
type ChainStep = LiveStepOf<'ready' | 'renewChain' | 'replaceChain'>;

/** Base64url of 65 bytes, the first of which says that the point is not compressed. */
const PUBLIC_KEY = /^B[A-P][A-Za-z0-9_-]{84}[AEIMQUYcgkosw048]$/;

const chainsOf = (state: LiveState, side: Side): readonly NewChain[] => {
  const { segments, nextSegment } = state[side];
  return nextSegment === null ? segments : [...segments, nextSegment];
};

const isSame = (one: NewChain | null | undefined, other: NewChain): boolean =>
  one?.anchor === other.anchor && one.publicKey === other.publicKey;

/** Returns why a new chain is no chain, or is not new; null if it can be taken. */
function chainRefusal(state: LiveState, { anchor, publicKey }: NewChain): LiveRefusalCode | null {
  if (!isLink(anchor) || !PUBLIC_KEY.test(publicKey)) return 'anchor_malformed';
  const isUsed = SIDES.some((side) =>
    chainsOf(state, side).some((chain) => chain.anchor === anchor),
  );
  return isUsed ? 'anchor_in_use' : null;
}

const chainOf = ({ anchor, publicKey }: ChainStep): NewChain => ({ anchor, publicKey });

/** Takes a side's first chain, by which it is ready. */
export function becomeReady(state: LiveState, step: LiveStepOf<'ready'>): LiveState | LiveRefusal {
  const chain = chainOf(step);
  const { isReady, segments } = state[step.side];
  if (isReady) return isSame(segments[0], chain) ? state : refuse('already_ready');
  if (state.phase !== 'ready') return refuse('game_over');
  const code = chainRefusal(state, chain);
  if (code !== null) return refuse(code);
  return withSide(state, step.side, { isReady: true, segments: [{ ...chain, fromEvent: 1 }] });
}

/**
 * Takes the chain that follows on one near its end. It begins with the event after the one that is
 * decided or revealed now: no link of that event can be known to anybody, so nobody can have chosen
 * the chain by the dice.
 */
export function renewChain(
  state: LiveState,
  step: LiveStepOf<'renewChain'>,
): LiveState | LiveRefusal {
  const chain = chainOf(step);
  const { segments } = state[step.side];
  if (segments.length > 1 && isSame(segments.at(-1), chain)) return state;
  const fromEvent = nextEventNumber(state) + 1;
  // A chain that has been taken and is yet to begin counts as the present one.
  if (!isRenewalDue(segments, fromEvent)) return refuse('anchor_not_due');
  const code = segments.length >= MAX_SEGMENTS ? 'too_many_anchors' : chainRefusal(state, chain);
  if (code !== null) return refuse(code);
  return withSide(state, step.side, { segments: [...segments, { ...chain, fromEvent }] });
}

/** Takes the chain of a side whose device is lost. It begins with the next half-inning. */
export function replaceChain(
  state: LiveState,
  step: LiveStepOf<'replaceChain'>,
): LiveState | LiveRefusal {
  const chain = chainOf(step);
  const { segments, nextSegment } = state[step.side];
  const isPresent = segments.length > 1 && isSame(segments.at(-1), chain);
  if (isPresent || isSame(nextSegment, chain)) return state;
  if (nextSegment !== null) return refuse('anchor_pending');
  const code = segments.length >= MAX_SEGMENTS ? 'too_many_anchors' : chainRefusal(state, chain);
  return code === null ? withSide(state, step.side, { nextSegment: chain }) : refuse(code);
}
