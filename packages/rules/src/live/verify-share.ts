import { isLink } from '../fairness/hash-chain.ts';
import { otherSide, type Side } from '../games/lineup-slots.ts';
import {
  isLinkOf,
  isRenewalDue,
  segmentOf,
  type ChainSegment,
  type RevealedLink,
} from './chain-segment.ts';
import { sealOf } from './live-decision.ts';
import type { LiveFault } from './live-faults.ts';
import type { LiveRecord, RecordedShare, RecordedStep } from './live-record.ts';
import { revealMessage } from '../fairness/reveal.ts';

/** Verifies an ECDSA signature over SHA-256 on the curve P-256. */
export type VerifySignature = (signed: {
  /** An uncompressed point, base64url. */
  readonly publicKey: string;
  readonly message: Uint8Array;
  /** r and s, 32 bytes each, base64url. */
  readonly signature: string;
}) => Promise<boolean>;

/** A step whose dice follow from links. */
export type DrawnStep = Extract<RecordedStep, { readonly kind: 'event' | 'playOut' }>;

/** Returns why a side's chains are none, apart from when they begin; null if they are. */
export function findFaultOfChains(segments: readonly ChainSegment[]): LiveFault | null {
  const isInOrder = segments.every(
    ({ fromEvent }, index) =>
      Number.isSafeInteger(fromEvent) && fromEvent >= (segments[index - 1]?.fromEvent ?? 1),
  );
  if (segments[0]?.fromEvent !== 1 || !isInOrder) return 'chain_out_of_time';
  return segments.every(({ anchor }) => isLink(anchor)) ? null : 'chain_malformed';
}

/**
 * Whether all chains that have begun by an event may have: the first, and then one near the end of
 * the one before, or at the start of a half-inning. `halves` are the first events of half-innings.
 */
export const areChainsInTime = (
  segments: readonly ChainSegment[],
  eventNumber: number,
  halves: ReadonlySet<number>,
): boolean =>
  segments.every(
    ({ fromEvent }, index) =>
      index === 0 ||
      fromEvent > eventNumber ||
      halves.has(fromEvent) ||
      isRenewalDue(segments.slice(0, index), fromEvent),
  );

/** Whether a share's decision is the one that was sealed; one that was not opened has none. */
function isSealedDecision(
  gameID: string,
  { eventNumber }: DrawnStep,
  side: Side,
  { decision, seal, link }: RecordedShare,
): boolean {
  if (decision === null) return link === null || seal === null;
  if (link === null || seal === null) return false;
  return sealOf({ gameID, eventNumber, side, decision, link }) === seal;
}

/**
 * Returns why a side's share of an event does not hold: its link, its seal or its signature; null
 * if it holds. A share that was withheld has no link and no decision.
 */
export async function findFaultOfShare(
  record: LiveRecord,
  step: DrawnStep,
  known: { readonly side: Side; readonly lastLink: RevealedLink | null },
  verifySignature: VerifySignature,
): Promise<LiveFault | null> {
  const { gameID, segments } = record;
  const { side, lastLink } = known;
  const { eventNumber, [side]: share } = step;
  const { link, signature } = share;
  if (link !== null && !isLinkOf(segments[side], lastLink, { eventNumber, link })) {
    return 'link_differs';
  }
  if (!isSealedDecision(gameID, step, side, share)) return 'decision_differs';
  if (link === null) return signature === null ? null : 'signature_forged';
  const other = otherSide(side);
  const otherAnchor = segmentOf(segments[other], eventNumber).anchor;
  const otherSeal = step[other].seal;
  if (otherSeal !== null && !isLink(otherSeal)) return 'decision_differs';
  const message = revealMessage({ gameID, eventNumber, link, otherAnchor, otherSeal });
  const { publicKey } = segmentOf(segments[side], eventNumber);
  const isSigned = signature !== null && (await verifySignature({ publicKey, message, signature }));
  return isSigned ? null : 'signature_forged';
}
