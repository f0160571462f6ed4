import type { PackInventoryItem, Series } from '@pennant/contract/packs';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useApiQuery } from '../../api/query-hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeptView, KeptViewSlot } from '../../ui/kept-view.tsx';
import { Money } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { AllowanceTicket } from './allowance-ticket.tsx';
import { SeriesFilters } from './series-filters.tsx';
import {
  describeSeasonsOnSale,
  filterSeries,
  NO_SERIES_FILTER,
  type SeriesFilter,
} from './filter-series.ts';
import { NextPacksSeal } from './next-packs-seal.tsx';
import { packsLeft } from './purchase-blocker.ts';
import { SeriesPanel } from './series-panel.tsx';
import { SeriesSuggestions } from './suggestions/series-suggestions.tsx';
import { suggestSeries, type SeriesSuggestion } from './suggestions/suggest-series.ts';
import { useBuyPacks } from './use-buy-packs.ts';

// The dialog is larger than the page: it is loaded when the page stands and the browser is idle.
const loadDialog = () => import('./series-contents-dialog.tsx');
const SeriesInside = lazy(async () => ({ default: (await loadDialog()).SeriesContentsDialog }));

/** How often the page looks for the first series, in ms, as long as there is none. */
const EMPTY_POLL_MS = 3000;
/** How many series are listed at first, and how many more each time. */
const PAGE_SIZE = 24;
/** How many of them the first render draws: the suggestions above fill most of a screen. */
const FIRST_RENDER_SIZE = 3;

/** The page /packs/buy; `?series={seriesID}` opens the dialog of that series. */
export function BuyPacksPage() {
  const series = useApiQuery('GET /series', undefined, {
    refetchInterval: (all) => (all?.length === 0 ? EMPTY_POLL_MS : false),
  });
  const isBuyerKnown = useIsBuyerKnown();
  const [query] = useSearchParams();
  const requestedID = query.get('series');
  useErrorToast('Error fetching packs', series.error);

  if (series.isPending || !isBuyerKnown) return <BegunPage />;
  if (series.isError) {
    return (
      <ErrorState
        title="Error fetching packs"
        error={series.error}
        onRetry={() => void series.refetch()}
      />
    );
  }
  if (series.data.length === 0) return <NoSeriesYet />;
  // The key resets the page's state when the address names another series.
  return <SeriesList key={requestedID} all={series.data} requestedID={requestedID} />;
}

interface SeriesListProps {
  readonly all: readonly Series[];
  /** The id of the series in the address; null if there is none. */
  readonly requestedID: string | null;
}

function SeriesList({ all, requestedID }: SeriesListProps) {
  const requested = all.find(({ seriesID }) => String(seriesID) === requestedID) ?? null;
  const wallet = useApiQuery('GET /wallet/get');
  const packs = useApiQuery('GET /packInventory/user');
  const [filter, setFilter] = useState<SeriesFilter>(
    requested === null ? NO_SERIES_FILTER : { ...NO_SERIES_FILTER, text: requested.name },
  );
  const [shown, setShown] = useState(PAGE_SIZE);
  const rendered = useDeferredValue(shown, FIRST_RENDER_SIZE);
  const [openSeries, setOpenSeries] = useState(requested);
  const purchase = useBuyPacks();
  const deferredFilter = useDeferredValue(filter);
  const found = useMemo(() => filterSeries(all, deferredFilter), [all, deferredFilter]);
  const packsOf = useMemo(
    () => new Map(packs.data?.map((item) => [item.seriesID, item])),
    [packs.data],
  );
  const balance = wallet.data?.balance ?? null;
  const buyerOf = ({ seriesID }: Series) => ({
    balance,
    bought: packsOf.get(seriesID)?.bought ?? 0,
  });
  const unopenedOf = ({ seriesID }: Series) => packsOf.get(seriesID)?.amount ?? 0;
  const suggestions = useSuggestions(all, packsOf);
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  const changeFilter = (next: SeriesFilter) => {
    setFilter(next);
    setShown(PAGE_SIZE);
  };
  return (
    <PageBody>
      <BuyPacksHeading balance={balance} />
      {purchase.isError ? (
        <p role="alert" className="mb-4 font-semibold text-bad">
          Error purchasing pack
        </p>
      ) : null}
      {requestedID !== null && requested === null ? (
        <p role="status" className="mb-4 text-ink-soft">
          That series is not on sale now. These are.
        </p>
      ) : null}
      <KeptView name="suggestions">
        <SeriesSuggestions
          suggestions={suggestions}
          buyerOf={buyerOf}
          unopenedOf={unopenedOf}
          isBusy={purchase.isPending}
          onBuy={purchase.buy}
          onLookInside={setOpenSeries}
        />
      </KeptView>
      {/* Below what has had its room from the start, which it would push down. */}
      <AllowanceTicket wallet={wallet.data} />
      <SeriesFilters filter={filter} series={all} balance={balance} onFilter={changeFilter} />
      {found.length === 0 ? (
        <NoSeriesFound all={all} onShowAll={() => changeFilter(NO_SERIES_FILTER)} />
      ) : null}
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {found.slice(0, rendered).map((item) => (
          <li
            key={item.seriesID}
            className="[contain-intrinsic-size:auto_21rem] [content-visibility:auto]"
          >
            <SeriesPanel
              series={item}
              buyer={buyerOf(item)}
              unopened={unopenedOf(item)}
              isBusy={purchase.isPending}
              onBuy={(amount) => purchase.buy(item, amount)}
              onLookInside={() => setOpenSeries(item)}
            />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button className="mt-6" onClick={() => setShown(shown + PAGE_SIZE)}>
          {`Show more of ${found.length} series`}
        </Button>
      ) : null}
      {openSeries === null ? null : (
        <Suspense fallback={null}>
          <SeriesInside series={openSeries} onClose={() => setOpenSeries(null)} />
        </Suspense>
      )}
    </PageBody>
  );
}

/**
 * Returns true once the calls about the user have ended, in success or not: what stands above the
 * list then is drawn once, and nothing moves under the user's finger. Stays true: a call that has
 * failed is made again by the page, and would take it away otherwise.
 */
function useIsBuyerKnown(): boolean {
  const calls = [
    useApiQuery('GET /wallet/get'),
    useApiQuery('GET /packInventory/user'),
    useApiQuery('GET /card/user/series'),
    useApiQuery('GET /starterSet'),
  ];
  const [isKnown, setIsKnown] = useState(false);
  if (!isKnown && calls.every(({ isPending }) => !isPending)) setIsKnown(true);
  return isKnown;
}

/**
 * Returns the suggested series. They stay the same while the page is open: what was just bought
 * does not go away under the user's finger.
 */
function useSuggestions(
  all: readonly Series[],
  packsOf: ReadonlyMap<number, PackInventoryItem>,
): readonly SeriesSuggestion[] {
  const { data: owned = [] } = useApiQuery('GET /card/user/series');
  const { data: starterSet } = useApiQuery('GET /starterSet');
  const [suggestions] = useState(() =>
    suggestSeries(all, {
      owned,
      clubYear: starterSet?.isChosen === true ? starterSet.year : null,
      canBuy: (series) =>
        packsLeft(series, { bought: packsOf.get(series.seriesID)?.bought ?? 0 }) !== 0,
    }),
  );
  return suggestions;
}

function BuyPacksHeading({ balance }: { readonly balance: number | null }) {
  return (
    <PageHeading
      kicker={<Balance balance={balance} />}
      aside={
        <div className="flex items-center gap-1">
          <NextPacksSeal />
          <LinkButton to="/packs/user" className="max-sm:px-3">
            My Packs
          </LinkButton>
        </div>
      }
    >
      Buy Packs
    </PageHeading>
  );
}

/** The room of a suggestion that is not known yet. */
const ROOM = 'min-h-33 border-2 border-rule bg-raised';

/**
 * The page until the series and the buyer are known, with room for the suggestions, or with those
 * of the last time.
 */
function BegunPage() {
  return (
    <PageBody>
      <BuyPacksHeading balance={null} />
      <KeptViewSlot name="suggestions" placeholder={<RoomForSuggestions />} />
    </PageBody>
  );
}

const RoomForSuggestions = () => (
  <div className="grid gap-3 lg:grid-cols-3 lg:gap-6">
    <output className={`${ROOM} px-4 py-3 font-varsity text-lg text-ink-soft`}>Loading...</output>
    <div className={ROOM} />
    <div className={ROOM} />
  </div>
);

function Balance({ balance }: { readonly balance: number | null }) {
  return (
    <>
      Wallet:{' '}
      {balance === null ? <span className="text-ink-faint">$…</span> : <Money amount={balance} />}
    </>
  );
}

/** The page while the first cards are still being made. */
function NoSeriesYet() {
  return (
    <PageBody>
      <PageHeading>Buy Packs</PageHeading>
      <p role="status" className="py-8 text-ink-soft">
        The first packs are still being printed. They are put out here in a moment.
      </p>
    </PageBody>
  );
}

interface NoSeriesFoundProps {
  readonly all: readonly Series[];
  readonly onShowAll: () => void;
}

function NoSeriesFound({ all, onShowAll }: NoSeriesFoundProps) {
  const years = describeSeasonsOnSale(all);
  return (
    <div role="status" className="flex flex-wrap items-center gap-4 py-8 text-ink-soft">
      <p>No series is like that.{years === null ? null : ` Try a year, ${years}.`}</p>
      <Button size="small" className="max-sm:min-h-11" onClick={onShowAll}>
        Show all series
      </Button>
    </div>
  );
}
