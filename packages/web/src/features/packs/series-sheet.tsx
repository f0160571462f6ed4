import type { Series } from '@pennant/contract/packs';
import { BUY_AMOUNTS, type BuyAmount } from '@pennant/rules/packs/buy-amounts';

import { PackWrapper } from '../../ui/art/pack/pack-wrapper.tsx';
import { Button } from '../../ui/button.tsx';
import { Money, moneyText } from '../../ui/money.tsx';
import { SeriesOdds } from './series-odds.tsx';

interface Props {
  readonly series: Series;
  /** Null while it is not known. */
  readonly balance: number | null;
  readonly buying: boolean;
  readonly onBuy: (amount: BuyAmount) => void;
}

/** One series on the counter: its pack, its price, the five quantities, and what is inside. */
export function SeriesSheet({ series, balance, buying, onBuy }: Props) {
  return (
    <article className="flex h-full flex-col border-2 border-rule-strong bg-raised p-4 shadow-sheet">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4">
        <PackWrapper series={series} decorative className="w-28" />
        <div className="flex flex-col gap-1">
          <h2 className="font-display text-lg leading-tight">{series.name}</h2>
          <p className="text-sm text-ink-soft">
            {series.year ?? 'Special series'} · {series.numberOfCards} cards
            {series.minRating > 0 ? `, rated ${series.minRating} and up` : ''}
          </p>
          <p className="mt-1 font-slab text-2xl font-semibold text-pennant">
            <Money amount={series.cost} />
          </p>
          {series.purchaseLimit === null ? null : (
            <p className="text-sm text-ink-soft">At most {series.purchaseLimit} for each player</p>
          )}
        </div>
      </div>
      <div role="group" aria-label={`Buy ${series.name}`} className="mt-4 grid grid-cols-3 gap-2">
        {BUY_AMOUNTS.map((amount) => (
          <Button
            key={amount}
            size="small"
            paint={amount === 1 ? 'pennant' : 'paper'}
            className={amount === 1 ? 'col-span-2' : ''}
            disabled={buying || balance === null || balance < series.cost * amount}
            title={moneyText(series.cost * amount)}
            onClick={() => onBuy(amount)}
          >
            Buy {amount}
          </Button>
        ))}
      </div>
      <SeriesOdds series={series} />
    </article>
  );
}
