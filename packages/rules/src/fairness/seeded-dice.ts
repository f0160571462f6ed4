import type { Dice, DiceSource } from './dice.ts';

/** Spreads any seed over 32 bits; consecutive seeds give unrelated streams (splitmix32, Steele, Lea and Flood 2014). */
const splitmix32 = (seed: number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
};

/** Eleven dice come out of one draw of 32 bits: draws from 11 x 6^11 up are thrown away, so that every face is equally likely. */
const BATCH_SIZE = 11;
const BATCH_FACES = 6 ** BATCH_SIZE;
const BATCH_LIMIT = BATCH_SIZE * BATCH_FACES;

/**
 * Fast dice for simulation, the same for the same seed: sfc32 (Doty-Humphrey), seeded through splitmix32.
 * One stream for all labels and events.
 */
export class SeededDice implements Dice {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;
  #batch = 0;
  #left = 0;

  /** @param seed any whole number; its low 32 bits count. */
  constructor(seed: number) {
    const next = splitmix32(seed);
    this.#a = next();
    this.#b = next();
    this.#c = next();
    for (let warmUp = 0; warmUp < 12; warmUp++) this.#draw();
  }

  die(_label: string): number {
    if (this.#left === 0) this.#refill();
    this.#left--;
    const rest = (this.#batch / 6) | 0;
    const face = this.#batch - rest * 6 + 1;
    this.#batch = rest;
    return face;
  }

  fraction(_label: string): number {
    return (this.#draw() >>> 0) / 4294967296;
  }

  #refill(): void {
    let bits = this.#draw() >>> 0;
    while (bits >= BATCH_LIMIT) bits = this.#draw() >>> 0;
    this.#batch = (bits % BATCH_FACES) | 0;
    this.#left = BATCH_SIZE;
  }

  #draw(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }
}

/** Seeded dice as a game takes them: one stream through all its events. */
export const seededSource = (seed: number): DiceSource => {
  const dice = new SeededDice(seed);
  return () => dice;
};
