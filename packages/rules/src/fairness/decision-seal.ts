import { sha256 } from '@noble/hashes/sha2.js';
import type { Side } from '../games/lineup-slots.ts';
import { joinWithZeroBytes, parseHex, toHex } from './bytes-and-hex.ts';
import { LINK_BYTES } from './hash-chain.ts';

/** Domain separator of a decision's seal. */
export const SEAL_DOMAIN = 'decision-v1';

/** What a decision is sealed for. */
export interface SealedText {
  readonly gameID: string;
  readonly eventNumber: number;
  readonly side: Side;
  /** The decision in words. */
  readonly text: string;
  /** The side's own link of the event, which nobody else knows yet. */
  readonly link: string;
}

/**
 * Returns the seal of a decision: SHA-256("decision-v1" | 0 | game id | 0 | event number | 0 | side
 * | 0 | decision | 0 | link) as 64 hex digits. The other side signs it with its own link, and so no
 * decision can be exchanged once a link is known. It tells nothing before the link is revealed.
 * Throws for a malformed link.
 */
export function sealText({ gameID, eventNumber, side, text, link }: SealedText): string {
  const bytes = parseHex(link, LINK_BYTES);
  if (bytes === null) throw new Error(`a link is ${2 * LINK_BYTES} lower-case hex digits`);
  const message = joinWithZeroBytes(SEAL_DOMAIN, gameID, String(eventNumber), side, text, bytes);
  return toHex(sha256(message));
}
