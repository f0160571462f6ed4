import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keyOf, type Seeds } from './commitment.ts';
import type { Dice } from './dice.ts';
import { parted } from './bytes.ts';

export const ROLL_MARK = 'roll-v1';

/** Bytes from here on are passed over: 252 is the last multiple of 6 that a byte holds, so that every face is as likely. */
const FIRST_BYTE_PASSED_OVER = 252;

/** Bytes that a fraction is made of: 48 bits, which a double holds exactly. */
const FRACTION_BYTES = 6;

/** One label's blocks within an event: how many were taken, and where in the newest the dice are. */
interface Stream {
  taken: number;
  block: Uint8Array;
  at: number;
}

const EMPTY = new Uint8Array(0);

/**
 * Dice that follow from seeds that were committed to, so that anyone can work them out again.
 *
 * block(j) = HMAC-SHA256(K, "roll-v1" | 0 | event number | 0 | label | 0 | j): 32 bytes, numbers in decimal digits, j from
 * 0 for each label of an event. Dice of a label are read from its blocks in order: a byte below 252 is the face
 * 1 + byte mod 6, others are passed over; a used-up block is followed by the next j. A fraction takes a block of its own,
 * the next j of its label: its first 6 bytes as one number, the highest first, divided by 2^48.
 */
export interface CommittedDice {
  /** Dice of one event, from its first draw. */
  event(number: number): Dice;
}

/** Throws for a malformed seed. */
export const committedDice = (seeds: Seeds): CommittedDice => {
  // Keyed once and copied for each block: half the work of keying anew.
  const keyed = hmac.create(sha256, keyOf(seeds));

  const dieOf = (stream: Stream, next: (stream: Stream) => Uint8Array): number => {
    for (;;) {
      const byte = stream.block[stream.at];
      if (byte === undefined) {
        stream.block = next(stream);
        stream.at = 0;
        continue;
      }
      stream.at += 1;
      if (byte < FIRST_BYTE_PASSED_OVER) return 1 + (byte % 6);
    }
  };

  return {
    event(number) {
      const streams = new Map<string, Stream>();
      const streamOf = (label: string): Stream => {
        let stream = streams.get(label);
        if (stream === undefined) {
          stream = { taken: 0, block: EMPTY, at: 0 };
          streams.set(label, stream);
        }
        return stream;
      };
      const nextBlock = (label: string) => (stream: Stream) => {
        const block = keyed
          .clone()
          .update(parted(ROLL_MARK, String(number), label, String(stream.taken)))
          .digest();
        stream.taken += 1;
        return block;
      };
      return {
        die: (label) => dieOf(streamOf(label), nextBlock(label)),
        fraction: (label) => {
          const block = nextBlock(label)(streamOf(label));
          let value = 0;
          for (let at = 0; at < FRACTION_BYTES; at += 1) value = value * 256 + (block[at] ?? 0);
          return value / 2 ** 48;
        },
      };
    },
  };
};
