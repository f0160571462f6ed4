/** ".342", "1.000" */
export const rateText = (rate: number): string => rate.toFixed(3).replace(/^0/, '');

/** "4.6%" */
export const percentText = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** A difference with its sign: "+.012", "−1.4", "0.0" where it rounds to nothing. */
export const differenceText = (difference: number, text: (value: number) => string): string => {
  const size = text(Math.abs(difference));
  if (!/[1-9]/.test(size)) return size;
  return `${difference < 0 ? '−' : '+'}${size}`;
};
