import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { joinWithZeroBytes, parseHex, toHex } from './bytes-and-hex.ts';
import { SERVER_SEED_BYTES } from './commitment.ts';
import { LINK_BYTES } from './hash-chain.ts';
import type { Side } from '../games/lineup-slots.ts';

/** Domain separators of what is signed with a link, and of the server's receipt. */
export const REVEAL_DOMAIN = 'reveal-v1';
export const RECEIPT_DOMAIN = 'receipt-v1';

/** What a side signs when it reveals its link of an event. */
export interface SignedReveal {
  readonly gameID: string;
  readonly eventNumber: number;
  readonly link: string;
  /** The anchor of the other side's chain of this event. */
  readonly otherAnchor: string;
  /** The seal of the other side's decision; null where it made none. */
  readonly otherSeal: string | null;
}

const decode = (text: string, length: number): Uint8Array => {
  const bytes = parseHex(text, length);
  if (bytes === null) throw new Error(`${2 * length} lower-case hex digits are needed`);
  return bytes;
};

/**
 * Returns the bytes that a reveal's signature covers: "reveal-v1" | 0 | game id | 0 | event number
 * | 0 | link | 0 | the other side's anchor | 0 | the seal of the other side's decision, 32 zero
 * bytes where it made none. So the record proves that the other side's chain and decision stood
 * before this link was known. Throws for a malformed value.
 */
export const revealMessage = (reveal: SignedReveal): Uint8Array =>
  joinWithZeroBytes(
    REVEAL_DOMAIN,
    reveal.gameID,
    String(reveal.eventNumber),
    decode(reveal.link, LINK_BYTES),
    decode(reveal.otherAnchor, LINK_BYTES),
    reveal.otherSeal === null ? new Uint8Array(LINK_BYTES) : decode(reveal.otherSeal, LINK_BYTES),
  );

/** What the server confirms to have received in time. */
export interface ReceivedReveal {
  readonly gameID: string;
  readonly eventNumber: number;
  readonly side: Side;
  readonly link: string;
}

/**
 * Returns the server's receipt for a link: HMAC-SHA256(S, "receipt-v1" | 0 | game id | 0 | event
 * number | 0 | side | 0 | link) as 64 hex digits. Once the seed is revealed, anyone can tell that
 * only who knew it can have given the receipt. Throws for a malformed seed or link.
 */
export const receiptOf = (serverSeed: string, received: ReceivedReveal): string =>
  toHex(
    hmac(
      sha256,
      decode(serverSeed, SERVER_SEED_BYTES),
      joinWithZeroBytes(
        RECEIPT_DOMAIN,
        received.gameID,
        String(received.eventNumber),
        received.side,
        decode(received.link, LINK_BYTES),
      ),
    ),
  );
