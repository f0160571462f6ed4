interface Played {
  readonly features: readonly number[];
  readonly won: number;
  readonly games: number;
}

/**
 * Fits the logit of the chance to win to the features, by weighted least squares. Returns the
 * weight of each feature, and the standard deviation by which the fit misses a chance.
 */
export const fitWeights = (
  played: readonly Played[],
): { readonly weights: readonly number[]; readonly miss: number } => {
  const rows = played.map(({ features, won }) => ({
    x: [1, ...features],
    y: Math.log(won / (1 - won)),
    weight: won * (1 - won),
  }));
  const n = rows[0]?.x.length ?? 0;
  const matrix = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const { x, y, weight } of rows) {
    for (let i = 0; i < n; i += 1) {
      for (let j = 0; j < n; j += 1) matrix[i]![j]! += weight * x[i]! * x[j]!;
      matrix[i]![n]! += weight * x[i]! * y;
    }
  }
  for (let pivot = 0; pivot < n; pivot += 1) {
    const top = matrix[pivot]!;
    const divisor = top[pivot]!;
    for (let j = pivot; j <= n; j += 1) top[j]! /= divisor;
    matrix.forEach((row, i) => {
      const factor = row[pivot]!;
      if (i !== pivot) for (let j = pivot; j <= n; j += 1) row[j]! -= factor * top[j]!;
    });
  }
  const solution = matrix.map((row) => row[n]!);
  const misses = rows.map(({ x, y }) => {
    const fitted = x.reduce((sum, value, index) => sum + value * solution[index]!, 0);
    return 1 / (1 + Math.exp(-y)) - 1 / (1 + Math.exp(-fitted));
  });
  return {
    weights: solution.slice(1),
    miss: Math.sqrt(misses.reduce((sum, value) => sum + value ** 2, 0) / misses.length),
  };
};
