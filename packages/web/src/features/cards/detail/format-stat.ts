/** Returns a rate with three decimals and no leading zero: ".342", "1.000". */
export const formatRate = (rate: number): string => rate.toFixed(3).replace(/^0/, '');

/** Returns a share (0 to 1) as a percentage: "4.6%". */
export const formatPercent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * Returns a difference with its sign: "+.012", "−1.4"; "0.0" without a sign where it rounds to 0.
 */
export const formatDifference = (difference: number, text: (value: number) => string): string => {
  const size = text(Math.abs(difference));
  if (!/[1-9]/.test(size)) return size;
  return `${difference < 0 ? '−' : '+'}${size}`;
};
