import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey, type Seeds } from './commitment.ts';
import type { Dice } from './dice.ts';
import { joinWithZeroBytes } from './bytes-and-hex.ts';

export const ROLL_DOMAIN = 'roll-v1';

/**
 * Bytes from here on are rejected: 252 is the greatest multiple of 6 in a byte (rejection
 * sampling).
 */
const FIRST_REJECTED_BYTE = 252;

/** Bytes of a fraction: 48 bits, exact in a double. */
const FRACTION_BYTES = 6;

/**
 * One label's blocks within an event: how many were taken, and the position in the newest block.
 */
interface Stream {
  taken: number;
  block: Uint8Array;
  position: number;
}

const EMPTY = new Uint8Array(0);

/**
 * Dice derived from committed seeds, so that anyone can verify them.
 *
 * block(j) = HMAC-SHA256(K, "roll-v1" | 0 | event number | 0 | label | 0 | j): 32 bytes, numbers in
 * decimal digits, j from 0 for each label of an event. Dice of a label are read from its blocks in
 * order: a byte below 252 is the face 1 + byte mod 6, others are rejected; an exhausted block is
 * followed by the next j. A fraction takes a block of its own, the next j of its label: its first 6
 * bytes as a big-endian number, divided by 2^48.
 */
export interface CommittedDice {
  /** Returns the dice of one event, from its first draw. */
  event(number: number): Dice;
}

/** Returns the dice of these seeds. Throws for a malformed seed. */
export const committedDice = (seeds: Seeds): CommittedDice => diceOfKey(deriveKey(seeds));

/** Returns the dice of a key of 32 bytes, which is K above. */
export const diceOfKey = (key: Uint8Array): CommittedDice => {
  // Keyed once and cloned for each block, which halves the work. node:crypto, which browsers don't
  // have, takes three to five times as long for messages as short as these.
  const keyed = hmac.create(sha256, key);

  const readDie = (stream: Stream, next: (stream: Stream) => Uint8Array): number => {
    for (;;) {
      const byte = stream.block[stream.position];
      if (byte === undefined) {
        stream.block = next(stream);
        stream.position = 0;
        continue;
      }
      stream.position += 1;
      if (byte < FIRST_REJECTED_BYTE) return 1 + (byte % 6);
    }
  };

  return {
    event(number) {
      const streams = new Map<string, Stream>();
      const streamOf = (label: string): Stream => {
        let stream = streams.get(label);
        if (stream === undefined) {
          stream = { taken: 0, block: EMPTY, position: 0 };
          streams.set(label, stream);
        }
        return stream;
      };
      const blockReader = (label: string) => (stream: Stream) => {
        const block = keyed
          .clone()
          .update(joinWithZeroBytes(ROLL_DOMAIN, String(number), label, String(stream.taken)))
          .digest();
        stream.taken += 1;
        return block;
      };
      return {
        die: (label) => readDie(streamOf(label), blockReader(label)),
        fraction: (label) => {
          const block = blockReader(label)(streamOf(label));
          let value = 0;
          for (let index = 0; index < FRACTION_BYTES; index += 1)
            value = value * 256 + (block[index] ?? 0);
          return value / 2 ** 48;
        },
      };
    },
  };
};
