/** The lowest and the highest count of a band. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Returns the natural logarithm of n over k, as a running sum would give it. */
const logChoose = (n: number, k: number): number => {
  let sum = 0;
  for (let index = 1; index <= k; index += 1) sum += Math.log((n - k + index) / index);
  return sum;
};

/**
 * Returns the counts between which a binomial count of `n` draws with probability `p` lies at least
 * so often as `share`: as much is cut off below as above, as far as whole counts allow. Exact up to
 * rounding.
 */
export const binomialBand = (n: number, p: number, share: number): Band => {
  if (n <= 0 || p <= 0) return { low: 0, high: 0 };
  if (p >= 1) return { low: n, high: n };
  const tail = (1 - share) / 2;
  const odds = p / (1 - p);
  const middle = Math.floor((n + 1) * p);
  const peak = Math.exp(
    logChoose(n, middle) + middle * Math.log(p) + (n - middle) * Math.log1p(-p),
  );
  // From the middle outwards, where the terms are largest, until they are nothing.
  const below: number[] = [];
  for (let count = middle, term = peak; count >= 0 && term > Number.MIN_VALUE; count -= 1) {
    below.push(term);
    term *= count / ((n - count + 1) * odds);
  }
  const first = middle - below.length + 1;
  let cumulative = 0;
  let low = first;
  for (const [index, term] of below.toReversed().entries()) {
    cumulative += term;
    if (cumulative > tail) {
      low = first + index;
      break;
    }
  }
  const upToMiddle = below.reduce((sum, term) => sum + term, 0);
  let high = middle;
  let reached = upToMiddle;
  let term = peak;
  while (reached < 1 - tail && high < n && term > Number.MIN_VALUE) {
    term *= ((n - high) * odds) / (high + 1);
    high += 1;
    reached += term;
  }
  // Where the middle itself is beyond the upper mark, the band ends below it.
  let total = upToMiddle;
  while (high === middle && high > low && total - (below[middle - high] ?? 0) >= 1 - tail) {
    total -= below[middle - high] ?? 0;
    high -= 1;
  }
  return { low, high };
};
