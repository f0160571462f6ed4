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

/** sfc32 (Chris Doty-Humphrey's small fast counter), seeded through splitmix32. */
const sfc32 = (seed: number) => {
  const next = splitmix32(seed);
  let a = next();
  let b = next();
  let c = next();
  let counter = next();
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
};

/** Mean above which the binomial distribution is approximated by the normal one. */
const MIN_NORMAL_MEAN = 25;

/**
 * Returns a generator for a seed.
 * @param seed any whole number
 */
export const seededRandom = (seed: number): Random => {
  const next = sfc32(seed);
  const fraction = () => next() / 4_294_967_296;
  const below = (bound: number) => Math.floor(fraction() * bound);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());

  const successes = (tries: number, probability: number): number => {
    if (tries <= 0 || probability <= 0) return 0;
    if (probability >= 1) return tries;
    if (probability > 0.5) return tries - successes(tries, 1 - probability);
    const mean = tries * probability;
    if (mean > MIN_NORMAL_MEAN) {
      const drawn = Math.round(mean + normal() * Math.sqrt(mean * (1 - probability)));
      return Math.min(tries, Math.max(0, drawn));
    }
    // Inversion: subtracts the probability of 0, 1, 2 … successes until the draw is exhausted.
    const odds = probability / (1 - probability);
    let chance = (1 - probability) ** tries;
    let left = fraction();
    let count = 0;
    while (left > chance && count < tries) {
      left -= chance;
      count += 1;
      chance *= (odds * (tries - count + 1)) / count;
    }
    return count;
  };

  return {
    fraction,
    normal,
    below,
    binomial: successes,
    happens: (probability) => fraction() < probability,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    shuffled: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
};
