import type { Series } from '@pennant/contract/packs';
import type { BuyAmount } from '@pennant/rules/packs/pack-amounts';

import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { PackWrapper } from '../../../ui/pack/pack-wrapper.tsx';
import { OpenNowLink } from '../open-now-link.tsx';
import { findPurchaseBlocker, type Buyer } from '../purchase-blocker.ts';
import { suggestionDetail, suggestionTitle, type SeriesSuggestion } from './suggest-series.ts';

/** The quantities that a suggestion offers; the list below has all. */
const AMOUNTS: readonly BuyAmount[] = [1, 10];

interface Props {
  readonly suggestions: readonly SeriesSuggestion[];
  readonly buyerOf: (series: Series) => Buyer;
  /** Returns how many unopened packs of a series the user has. */
  readonly unopenedOf: (series: Series) => number;
  readonly isBusy: boolean;
  readonly onBuy: (series: Series, amount: BuyAmount) => void;
  readonly onLookInside: (series: Series) => void;
}

/** Three series to buy packs of, each with its reason, at the top of the Buy Packs page. */
export function SeriesSuggestions({ suggestions, ...actions }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-label="Suggested series" className="mb-6">
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-3 lg:gap-6">
        {suggestions.map((suggestion) => (
          <Suggestion key={suggestion.series.seriesID} suggestion={suggestion} {...actions} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({
  suggestion,
  buyerOf,
  unopenedOf,
  isBusy,
  onBuy,
  onLookInside,
}: Omit<Props, 'suggestions'> & { readonly suggestion: SeriesSuggestion }) {
  const { series } = suggestion;
  const buyer = buyerOf(series);
  return (
    <li className="grid min-h-33 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 border-2 border-rule-strong bg-raised p-3 shadow-sheet">
      <PackWrapper series={series} decorative className="w-14 sm:w-18" />
      <div className="grid gap-1">
        <p className="font-varsity text-xs text-pennant">{suggestionTitle(suggestion)}</p>
        <div className="flex items-baseline justify-between gap-2">
          <button
            type="button"
            aria-haspopup="dialog"
            className="-my-3 py-3 text-left font-display text-lg leading-tight underline decoration-1 underline-offset-4 hover:decoration-4"
            onClick={() => onLookInside(series)}
          >
            {series.name}
          </button>
          <span className="font-slab text-lg font-semibold">
            <Money amount={series.cost} />
          </span>
        </div>
        <p className="text-sm text-ink-soft">{suggestionDetail(suggestion)}</p>
        <div role="group" aria-label={`Buy ${series.name}`} className="flex flex-wrap gap-2">
          {AMOUNTS.map((amount) => {
            const reason = findPurchaseBlocker(series, buyer, amount);
            return (
              <Button
                key={amount}
                size="small"
                paint={amount === 1 ? 'pennant' : 'paper'}
                className="max-sm:min-h-11"
                disabled={isBusy || reason !== null}
                title={reason ?? undefined}
                onClick={() => onBuy(series, amount)}
              >
                Buy {amount}
              </Button>
            );
          })}
          <OpenNowLink seriesID={series.seriesID} unopened={unopenedOf(series)} />
        </div>
      </div>
    </li>
  );
}
