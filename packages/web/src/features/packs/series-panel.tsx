import type { Series } from '@pennant/contract/packs';
import type { BuyAmount } from '@pennant/rules/packs/pack-amounts';
import { resaleOfOdds } from '@pennant/rules/packs/series-odds';

import { PackWrapper } from '../../ui/pack/pack-wrapper.tsx';
import { Button } from '../../ui/button.tsx';
import { formatCount, Money, formatMoney } from '../../ui/money.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { seriesSubtitle } from './filter-series.ts';
import { packsLeft, type Buyer } from './purchase-blocker.ts';

interface Props {
  readonly series: Series;
  readonly buyer: Buyer;
  /** How many packs of it the user has not opened yet. */
  readonly unopened: number;
  readonly isBusy: boolean;
  readonly onBuy: (amount: BuyAmount) => void;
  readonly onLookInside: () => void;
}

/** One series on the Buy Packs page: its pack, price, expected resale value, and buy buttons. */
export function SeriesPanel({ series, buyer, unopened, isBusy, onBuy, onLookInside }: Props) {
  const left = packsLeft(series, buyer);
  return (
    <article
      aria-label={series.name}
      className="flex h-full flex-col border-2 border-rule-strong bg-raised p-4 shadow-sheet"
    >
      <div className="grid grow grid-cols-[7rem_minmax(0,1fr)] gap-4">
        <PackWrapper series={series} decorative className="w-28" />
        <div className="flex flex-col items-start gap-1">
          <h2 className="font-display text-lg leading-tight">{series.name}</h2>
          <p className="text-sm text-ink-soft">
            {seriesSubtitle(series)} · {series.numberOfCards} cards
            {series.minRating > 0 ? `, rated ${series.minRating} and up` : ''}
          </p>
          <p className="mt-1 font-slab text-2xl font-semibold text-pennant">
            <Money amount={series.cost} />
          </p>
          <p className="text-sm text-ink-soft">
            Only duplicates sell: a pack of nothing else resells for{' '}
            {formatMoney(Math.round(resaleOfOdds(series.odds, series.numberOfCards)))}
          </p>
          {left === null ? null : (
            <p className="text-sm font-semibold text-warn">
              Limited: {formatCount(left)} of {formatCount(series.purchaseLimit ?? 0)} left for you
            </p>
          )}
          <Button
            paint="quiet"
            size="small"
            className="mt-auto -ml-3 max-sm:min-h-11"
            aria-haspopup="dialog"
            onClick={onLookInside}
          >
            What is inside
          </Button>
        </div>
      </div>
      <BuyButtons series={series} buyer={buyer} unopened={unopened} isBusy={isBusy} onBuy={onBuy} />
    </article>
  );
}
