/**
 * Divides a whole number by weight into whole parts that add up to it (largest remainder method).
 * @param maximums maximum of each part
 */
export const apportion = (
  total: number,
  weights: readonly number[],
  maximums?: readonly number[],
): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map((share, i) => Math.min(Math.floor(share), maximums?.[i] ?? Infinity));
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  let left = total - parts.reduce((all, part) => all + part, 0);
  for (let round = 0; left > 0 && round < 200; round++) {
    let isChanged = false;
    for (const { i } of byRemainder) {
      if (left === 0) break;
      if ((parts[i] ?? 0) >= (maximums?.[i] ?? Infinity) || (weights[i] ?? 0) <= 0) continue;
      parts[i] = (parts[i] ?? 0) + 1;
      left -= 1;
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return parts;
};
