import { CHAIN_LINKS, followsFrom } from '../fairness/hash-chain.ts';

/** Links before the end of a chain from which on its side commits to a new one. */
export const RENEWAL_LINKS = 50;

/** Chains that a side may commit to in one game: one for each half-inning that a device is lost. */
export const MAX_SEGMENTS = 40;

/** A chain that a side has committed to, and from which event on its links are used. */
export interface ChainSegment {
  /** The event of link 1; event n has the link n - fromEvent + 1. */
  readonly fromEvent: number;
  /** 64 hex digits. */
  readonly anchor: string;
  /** The key by which reveals are signed: an uncompressed point of P-256, base64url. */
  readonly publicKey: string;
}

/** A link that was revealed. */
export interface RevealedLink {
  readonly eventNumber: number;
  readonly link: string;
}

/** Returns the index of an event's link in a chain. */
export const linkIndex = (segment: ChainSegment, eventNumber: number): number =>
  eventNumber - segment.fromEvent + 1;

/** Returns the chain of an event: of those that have begun, the one committed last. */
export function segmentOf(segments: readonly ChainSegment[], eventNumber: number): ChainSegment {
  const segment = segments.findLast(({ fromEvent }) => fromEvent <= eventNumber);
  if (segment === undefined) throw new Error(`no chain has begun at event ${eventNumber}`);
  return segment;
}

/** Whether the chain of an event has so few links left that a new one may be committed to. */
export const isRenewalDue = (segments: readonly ChainSegment[], eventNumber: number): boolean =>
  linkIndex(segmentOf(segments, eventNumber), eventNumber) > CHAIN_LINKS - RENEWAL_LINKS;

/** Whether a link is the event's own: it hashes to the last one revealed, or to the anchor. */
export function isLinkOf(
  segments: readonly ChainSegment[],
  lastLink: RevealedLink | null,
  { eventNumber, link }: RevealedLink,
): boolean {
  const segment = segmentOf(segments, eventNumber);
  const isKnown = lastLink !== null && lastLink.eventNumber >= segment.fromEvent;
  const earlier = isKnown ? lastLink.link : segment.anchor;
  const earlierEvent = isKnown ? lastLink.eventNumber : segment.fromEvent - 1;
  return (
    linkIndex(segment, eventNumber) <= CHAIN_LINKS &&
    followsFrom(link, earlier, eventNumber - earlierEvent)
  );
}
