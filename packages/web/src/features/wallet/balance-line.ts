import type { WalletTransaction } from '@pennant/contract/wallet';

/** The frame that the line is drawn in; stretched to its place on the page. */
export const FRAME = { width: 600, height: 100 } as const;

export interface BalanceLine {
  /** A step for each transaction, from the balance before the oldest; an SVG path. */
  readonly line: string;
  /** The same, closed along the ground: zero. */
  readonly area: string;
  readonly first: number;
  readonly last: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The balance from transaction to transaction, given them newest first. Null where there are too few for a line. */
export function balanceLine(
  transactions: readonly Pick<WalletTransaction, 'amount' | 'balance'>[],
): BalanceLine | null {
  const oldest = transactions.at(-1);
  if (!oldest || transactions.length < 3) return null;
  const balances = [
    oldest.balance - oldest.amount,
    ...transactions.map(({ balance }) => balance).toReversed(),
  ];
  const highest = Math.max(...balances, 1);
  const step = FRAME.width / balances.length;
  const heightOf = (balance: number) =>
    Number((FRAME.height - (balance / highest) * FRAME.height).toFixed(1));
  const steps = balances
    .map((balance, index) => `V${heightOf(balance)}H${Number(((index + 1) * step).toFixed(1))}`)
    .join('');
  const start = `M0 ${heightOf(balances[0] ?? 0)}`;
  return {
    line: start + steps,
    area: `${start}${steps}V${FRAME.height}H0Z`,
    first: balances[0] ?? 0,
    last: balances.at(-1) ?? 0,
    lowest: Math.min(...balances),
    highest: Math.max(...balances),
  };
}
