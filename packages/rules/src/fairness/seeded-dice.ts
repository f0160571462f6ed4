import { splitmix32 } from '../statistics/splitmix32.ts';
import type { Dice, DiceSource } from './dice.ts';

/**
 * One draw of 32 bits gives ten dice; draws from 71 x 6^10 on are rejected, so that every face is
 * equally likely. A table gives five faces at a time, three bits each, so that a die costs a shift
 * and a mask.
 */
const FIVE_DICE = 6 ** 5;
const TEN_DICE = 6 ** 10;
const BITS_PER_FIVE_DICE = 15;
const DRAW_LIMIT = Math.floor(2 ** 32 / TEN_DICE) * TEN_DICE;
const FACES = Int32Array.from({ length: FIVE_DICE }, (_, roll) =>
  [0, 1, 2, 3, 4].reduce(
    (packed, index) => packed | (((Math.floor(roll / 6 ** index) % 6) + 1) << (3 * index)),
    0,
  ),
);

const UNIT_OF_32_BITS = 2 ** -32;

/**
 * Fast deterministic dice for simulation: sfc32 (Doty-Humphrey), seeded through splitmix32. One
 * stream for all labels and events.
 */
export class SeededDice implements Dice, DiceSource {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;
  /** Remaining faces of the last draw, three bits each; 0 when there are none. */
  private faces = 0;

  /** @param seed any whole number; its low 32 bits count. */
  constructor(seed: number) {
    const next = splitmix32(seed);
    this.a = next();
    this.b = next();
    this.c = next();
    for (let warmUp = 0; warmUp < 12; warmUp++) this.draw();
  }

  /** Returns the same stream for all events. */
  event(_number: number): Dice {
    return this;
  }

  die(_label: string): number {
    const faces = this.faces === 0 ? this.refill() : this.faces;
    this.faces = faces >> 3;
    return faces & 7;
  }

  fraction(_label: string): number {
    return (this.draw() >>> 0) * UNIT_OF_32_BITS;
  }

  private refill(): number {
    let bits = this.draw() >>> 0;
    while (bits >= DRAW_LIMIT) bits = this.draw() >>> 0;
    const roll = (bits % TEN_DICE) | 0;
    const low = FACES[roll % FIVE_DICE] as number;
    const high = FACES[(roll / FIVE_DICE) | 0] as number;
    return low | (high << BITS_PER_FIVE_DICE);
  }

  /**
   * Returns 32 random bits. `| 0` before an addition keeps the values 32-bit integers for the
   * engine.
   */
  private draw(): number {
    const a = this.a | 0;
    const b = this.b | 0;
    const c = this.c | 0;
    const counter = this.counter | 0;
    const sum = (((a + b) | 0) + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }
}
