const grouped = new Intl.NumberFormat('en-US');

/** Play money as text: `$1,250`, a loss `−$40`. */
export const moneyText = (amount: number): string =>
  `${amount < 0 ? '\u2212' : ''}$${grouped.format(Math.abs(amount))}`;

/** A plain count with its thousands apart. */
export const countText = (count: number): string => grouped.format(count);

/** Play money, in figures that stand under each other. With `signed`, a gain says so. */
export function Money({
  amount,
  signed = false,
}: {
  readonly amount: number;
  readonly signed?: boolean;
}) {
  const tone = signed ? (amount < 0 ? 'text-bad' : 'text-good') : '';
  return (
    <span className={`figures whitespace-nowrap ${tone}`}>
      {signed && amount > 0 ? '+' : ''}
      {moneyText(amount)}
    </span>
  );
}
