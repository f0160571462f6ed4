import { sha256 } from '@noble/hashes/sha2.js';
import { joinWithZeroBytes, parseHex, toHex } from '../fairness/bytes-and-hex.ts';
import { LINK_BYTES } from '../fairness/hash-chain.ts';
import type { Side } from '../games/lineup-slots.ts';

/**
 * What a side decides before an event's dice are known. The side at bat: the runners who steal
 * ("1", "1,3" …; null for nobody), or those who are sent after a hit or a catch. The side in the
 * field: whether the batter is walked on purpose.
 */
export type LiveDecision =
  | { readonly kind: 'bat'; readonly steal: string | null }
  | { readonly kind: 'field'; readonly walk: boolean }
  | { readonly kind: 'choose'; readonly runnersAdvancing: string | null };

/** Domain separator of a decision's seal. */
export const SEAL_DOMAIN = 'decision-v1';

/** Returns the one text of a decision, which its seal covers: "steal 1,3", "pitch", "send none". */
export function formatDecision(decision: LiveDecision): string {
  switch (decision.kind) {
    case 'bat':
      return `steal ${decision.steal ?? 'none'}`;
    case 'field':
      return decision.walk ? 'walk' : 'pitch';
    case 'choose':
      return `send ${decision.runnersAdvancing ?? 'none'}`;
  }
}

/** What a decision is sealed for. */
export interface SealedDecision {
  readonly gameID: string;
  readonly eventNumber: number;
  readonly side: Side;
  readonly decision: LiveDecision;
  /** The side's own link of the event, which nobody else knows yet. */
  readonly link: string;
}

/**
 * Returns the seal of a decision: SHA-256("decision-v1" | 0 | game id | 0 | event number | 0 | side
 * | 0 | decision | 0 | link) as 64 hex digits. The other side signs it with its own link, and so
 * no decision can be exchanged once a link is known. It tells nothing before the link is revealed.
 * Throws for a malformed link.
 */
export function sealOf({ gameID, eventNumber, side, decision, link }: SealedDecision): string {
  const bytes = parseHex(link, LINK_BYTES);
  if (bytes === null) throw new Error(`a link is ${2 * LINK_BYTES} lower-case hex digits`);
  const text = formatDecision(decision);
  return toHex(
    sha256(joinWithZeroBytes(SEAL_DOMAIN, gameID, String(eventNumber), side, text, bytes)),
  );
}
