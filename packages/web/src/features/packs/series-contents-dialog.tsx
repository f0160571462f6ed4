import type { Series } from '@pennant/contract/packs';
import { resaleOfOdds } from '@pennant/rules/packs/series-odds';
import { lazy, Suspense } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardOdds } from './card-odds.tsx';
import { PurchaseCommitments } from './purchase-commitments.tsx';
import { TierOdds } from './tier-odds.tsx';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

// Loaded after the odds: few look as far as this.
const ThousandPacks = lazy(() => import('./trial/thousand-packs.tsx'));

/** How many of the best cards are shown. */
const BEST_CARDS_SHOWN = 6;

interface Props {
  readonly series: Series;
  readonly onClose: () => void;
}

/**
 * The dialog on a series' packs: its odds by tier and by card, best cards, a trial of packs for
 * nothing, and the commitment.
 */
export function SeriesContentsDialog({ series, onClose }: Props) {
  const cards = useApiQuery('GET /series/{id}/cards', { params: { id: series.seriesID } });
  const resale = resaleOfOdds(series.odds, series.numberOfCards);
  const resalePercent = Math.round((100 * resale) / series.cost);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={series.name}
      description={
        <>
          A pack of {series.numberOfCards} cards costs {formatMoney(series.cost)}. Only duplicates
          sell: were every card in it one, it would resell for {formatMoney(Math.round(resale))} on
          average, <RuleLink rule="resale-share">{resalePercent}% of the cost</RuleLink>.
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <TierOdds series={series} />
        {cards.isPending ? (
          <div className="min-h-96">
            <Loading />
          </div>
        ) : cards.isError ? (
          <ErrorState
            title="Error fetching packs"
            error={cards.error}
            onRetry={() => void cards.refetch()}
          />
        ) : (
          <>
            <section>
              <h3 className="mb-2 font-slab text-lg font-semibold">The best cards</h3>
              <CardGrid cards={cards.data.cards.slice(0, BEST_CARDS_SHOWN)} />
            </section>
            <CardOdds series={series} cards={cards.data.cards} />
          </>
        )}
        <Suspense fallback={<Loading />}>
          <ThousandPacks series={series} />
        </Suspense>
        <PurchaseCommitments oddsHash={cards.data?.oddsHash ?? ''} />
      </div>
    </Dialog>
  );
}
