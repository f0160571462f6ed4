const whole = new Intl.NumberFormat('en-US');
const withCents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const format = (amount: number, { format: formatNumber }: Intl.NumberFormat): string =>
  `${amount < 0 ? '\u2212' : ''}$${formatNumber(Math.abs(amount))}`;

/** Returns play money as text: `$1,250`, a loss as `−$40`. */
export const formatMoney = (amount: number): string => format(amount, whole);

/** Returns an average of money, which is not whole, with its cents: `$1,250.40`. */
export const formatAverageMoney = (amount: number): string => format(amount, withCents);
