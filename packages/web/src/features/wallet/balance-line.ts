import type { WalletTransaction } from '@pennant/contract/wallet';

/** The chart's view box, in its own units; the page stretches it. */
export const CHART_SIZE = { width: 600, height: 100 } as const;

export interface BalanceLine {
  /** A step for each transaction, from the balance before the oldest; an SVG path. */
  readonly line: string;
  /** The same path, closed along the zero line. */
  readonly area: string;
  readonly first: number;
  readonly last: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Returns the balance over the transactions (newest first) as SVG paths, with its extremes. Null
 * where there are fewer than three transactions.
 */
export function buildBalanceLine(
  transactions: readonly Pick<WalletTransaction, 'amount' | 'balance'>[],
): BalanceLine | null {
  const oldest = transactions.at(-1);
  if (!oldest || transactions.length < 3) return null;
  const balances = [
    oldest.balance - oldest.amount,
    ...transactions.map(({ balance }) => balance).toReversed(),
  ];
  const highest = Math.max(...balances, 1);
  const stepWidth = CHART_SIZE.width / balances.length;
  const yOf = (balance: number) =>
    Number((CHART_SIZE.height - (balance / highest) * CHART_SIZE.height).toFixed(1));
  const steps = balances
    .map((balance, index) => `V${yOf(balance)}H${Number(((index + 1) * stepWidth).toFixed(1))}`)
    .join('');
  const start = `M0 ${yOf(balances[0] ?? 0)}`;
  return {
    line: start + steps,
    area: `${start}${steps}V${CHART_SIZE.height}H0Z`,
    first: balances[0] ?? 0,
    last: balances.at(-1) ?? 0,
    lowest: Math.min(...balances),
    highest: Math.max(...balances),
  };
}
