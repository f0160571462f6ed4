/**
 * Shares a whole number out by weight so that the parts are whole and add up to it (largest remainder).
 * @param most what each part may be at most
 */
export const apportion = (
  total: number,
  weights: readonly number[],
  most?: readonly number[],
): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map((share, i) => Math.min(Math.floor(share), most?.[i] ?? Infinity));
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  let left = total - parts.reduce((all, part) => all + part, 0);
  for (let turn = 0; left > 0 && turn < 200; turn++) {
    let given = false;
    for (const { i } of byRemainder) {
      if (left === 0) break;
      if ((parts[i] ?? 0) >= (most?.[i] ?? Infinity) || (weights[i] ?? 0) <= 0) continue;
      parts[i] = (parts[i] ?? 0) + 1;
      left -= 1;
      given = true;
    }
    if (!given) break;
  }
  return parts;
};
