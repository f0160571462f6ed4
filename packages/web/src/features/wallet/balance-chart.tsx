import type { WalletTransaction } from '@pennant/contract/wallet';

import { DayAndTime } from '../../ui/day-and-time.tsx';
import { formatCount, Money, formatMoney } from '../../ui/money.tsx';
import { buildBalanceLine, CHART_SIZE } from './balance-line.ts';

/** The chart of the balance, transaction by transaction. */
export function BalanceChart({
  transactions,
}: {
  readonly transactions: readonly WalletTransaction[];
}) {
  const balances = buildBalanceLine(transactions);
  const [newest, oldest] = [transactions[0], transactions.at(-1)];
  if (!balances || !newest || !oldest) return null;
  const { line, area, first, last, lowest, highest } = balances;
  return (
    <figure className="mb-6 border-2 border-ink bg-raised px-4 pt-3 pb-4 shadow-sheet sm:px-5">
      <figcaption className="mb-3 font-varsity text-xs text-ink-soft">
        Balance over the last {formatCount(transactions.length)} transactions
      </figcaption>
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <svg
          role="img"
          aria-label={`The balance went from ${formatMoney(first)} to ${formatMoney(last)}; lowest ${formatMoney(lowest)}, highest ${formatMoney(highest)}.`}
          viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
          preserveAspectRatio="none"
          className="h-28 w-full overflow-visible sm:h-36"
        >
          <path d={area} className="fill-outfield/15" />
          <path
            d={`M0 0H${CHART_SIZE.width}M0 ${CHART_SIZE.height / 2}H${CHART_SIZE.width}`}
            className="fill-none stroke-rule stroke-1 [stroke-dasharray:2_5]"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M0 ${CHART_SIZE.height}H${CHART_SIZE.width}`}
            className="fill-none stroke-ink stroke-2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={line}
            className="fill-none stroke-outfield stroke-3"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div
          aria-hidden="true"
          className="flex flex-col items-end justify-between text-xs leading-none text-ink-soft"
        >
          <Money amount={highest} />
          <Money amount={0} />
        </div>
        <p className="col-span-2 mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft sm:col-span-1">
          <DayAndTime at={oldest.created} />
          <DayAndTime at={newest.created} />
        </p>
      </div>
    </figure>
  );
}
