import type { Series } from '@pennant/contract/packs';
import { BUY_AMOUNTS, type BuyAmount } from '@pennant/rules/packs/pack-amounts';
import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { OpenNowLink } from './open-now-link.tsx';
import { summarizePurchaseBlockers, findPurchaseBlocker, type Buyer } from './purchase-blocker.ts';

const MAX_BUY_AMOUNT = Math.max(...BUY_AMOUNTS);

interface Props {
  readonly series: Series;
  readonly buyer: Buyer;
  readonly unopened: number;
  readonly isBusy: boolean;
  readonly onBuy: (amount: BuyAmount) => void;
}

/** A button for each quantity. One that cannot be bought is disabled, with the reason. */
export function BuyButtons({ series, buyer, unopened, isBusy, onBuy }: Props) {
  const id = useId();
  return (
    <div className="mt-4 grid gap-1">
      <div role="group" aria-label={`Buy ${series.name}`} className="grid grid-cols-3 gap-2">
        {BUY_AMOUNTS.map((amount) => {
          const reason = findPurchaseBlocker(series, buyer, amount);
          return (
            <Button
              key={amount}
              size="small"
              paint={amount === 1 ? 'pennant' : 'paper'}
              className={`max-sm:min-h-11 ${amount === 1 ? 'col-span-2' : ''}`}
              disabled={isBusy || reason !== null}
              title={reason ?? formatMoney(series.cost * amount)}
              aria-describedby={reason === null ? undefined : id}
              onClick={() => onBuy(amount)}
            >
              Buy {amount}
            </Button>
          );
        })}
      </div>
      {/* Always rendered, so that the layout does not shift when the balance loads or changes. */}
      <div className="flex min-h-11 items-center justify-between gap-2">
        <p id={id} className="text-sm text-ink-soft">
          {summarizePurchaseBlockers(series, buyer, MAX_BUY_AMOUNT)}
        </p>
        <OpenNowLink seriesID={series.seriesID} unopened={unopened} />
      </div>
    </div>
  );
}
