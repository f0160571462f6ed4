import { formatMoney } from '@pennant/rules/wallet/format-money';

const numberFormat = new Intl.NumberFormat('en-US');

export { formatAverageMoney, formatMoney } from '@pennant/rules/wallet/format-money';

/** Returns a count with thousands separators. */
export const formatCount = (count: number): string => numberFormat.format(count);

/** An amount of play money in tabular figures. With `signed`, a gain has a plus sign. */
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
      {formatMoney(amount)}
    </span>
  );
}
