import { splitmix32 } from '@pennant/rules/statistics/splitmix32';

/** A pseudorandom generator, deterministic for its seed. */
export interface Random {
  /** Returns a number in [0, 1). */
  fraction(): number;
  /** Returns a standard normal value. */
  normal(): number;
  /** Returns a whole number from 0 to below `bound`. */
  below(bound: number): number;
  /** Returns true with this probability. */
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns a binomial count of successes. */
  binomial(tries: number, probability: number): number;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mean above which the binomial distribution is approximated by the normal one. */
const MIN_NORMAL_MEAN = 25;

/** sfc32 (Chris Doty-Humphrey's small fast counter), seeded through splitmix32. */
class SeededRandom implements Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(seed: number) {
    const next = splitmix32(seed);
    this.#a = next();
    this.#b = next();
    this.#c = next();
    this.#counter = next();
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + sum) | 0;
    return sum >>> 0;
  }

  fraction(): number {
    return this.#next() / 4_294_967_296;
  }

  below(bound: number): number {
    return Math.floor(this.fraction() * bound);
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.fraction())) * Math.cos(2 * Math.PI * this.fraction());
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  binomial(tries: number, probability: number): number {
    if (tries <= 0 || probability <= 0) return 0;
    if (probability >= 1) return tries;
    if (probability > 0.5) return tries - this.binomial(tries, 1 - probability);
    const mean = tries * probability;
    if (mean > MIN_NORMAL_MEAN) {
      const drawn = Math.round(mean + this.normal() * Math.sqrt(mean * (1 - probability)));
      return Math.min(tries, Math.max(0, drawn));
    }
    // Inversion: subtracts the probability of 0, 1, 2 … successes until the draw is exhausted.
    const odds = probability / (1 - probability);
    let chance = (1 - probability) ** tries;
    let left = this.fraction();
    let count = 0;
    while (left > chance && count < tries) {
      left -= chance;
      count += 1;
      chance *= (odds * (tries - count + 1)) / count;
    }
    return count;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
    }
    return shuffled;
  }
}

/**
 * Returns a generator for a seed.
 * @param seed any whole number
 */
export const seededRandom = (seed: number): Random => new SeededRandom(seed);
