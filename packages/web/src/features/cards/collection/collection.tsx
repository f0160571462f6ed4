import { lazy, Suspense, useEffect, useMemo } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { formatCount } from '../../../ui/money.tsx';
import { whenIdle } from '../../../ui/when-idle.ts';
import { useLockedIDs, useSetLock } from '../marks/use-locks.ts';
import type { CollectionView } from './collection-url.ts';
import { filterOptionsOf } from './filter-options.ts';
import { CollectionFilters } from './collection-filters.tsx';
import { CollectionTable } from './collection-table.tsx';
import { CollectionToolbar } from './collection-toolbar.tsx';
import { NO_FILTER, filterCollection } from './collection-filter.ts';
import { LoadProgress } from './load-progress.tsx';
import type { CollectionIndex } from './collection-index.ts';
import { useSeriesAndTeamCards } from './use-series-and-team-cards.ts';
import type { RestProgress } from './use-collection.ts';
import { useCollectionUrl } from './use-collection-url.ts';
import { useLastView } from './use-last-view.ts';

// The views but the table draw cards: their code is loaded when the browser is idle.
const loadPictures = () => import('./collection-pictures.tsx');
const loadSeries = () => import('./series-completion-view.tsx');
const loadWishes = () => import('../wishes/wish-list-view.tsx');
const CollectionPictures = lazy(async () => ({
  default: (await loadPictures()).CollectionPictures,
}));
const SeriesCompletionView = lazy(async () => ({
  default: (await loadSeries()).SeriesCompletionView,
}));
const WishListView = lazy(async () => ({ default: (await loadWishes()).WishListView }));

const NO_LOCKS: ReadonlySet<number> = new Set();

interface Props {
  readonly index: CollectionIndex;
  /** The number of different cards in the whole collection. */
  readonly total: number;
  readonly rest: RestProgress | null;
}

/** The user's collection with its filters, as a table, as pictures, by series, or the wish list. */
export function Collection({ index, total, rest }: Props) {
  const { address, change, type, finishTyping } = useCollectionUrl();
  const { filter, order } = address;
  const [lastView, keepView] = useLastView();
  const view = address.view ?? lastView;
  const { columns } = index;
  const choices = useMemo(() => filterOptionsOf(columns), [columns]);
  const beside = useSeriesAndTeamCards(filter, columns, rest === null);
  const lockedCardIDs = useLockedIDs();
  const setLock = useSetLock();
  // Only the filter of locked cards depends on them: a lock filters nothing anew otherwise.
  const filteredLocks = filter.locked ? lockedCardIDs : NO_LOCKS;
  const shown = useMemo(
    () =>
      filterCollection(index, index.sortedIndexes(order), filter, {
        ...beside,
        lockedCardIDs: filteredLocks,
      }),
    [index, order, filter, beside, filteredLocks],
  );
  usePrecomputedOrders(index, rest === null);
  useEffect(
    () =>
      whenIdle(() => {
        void Promise.all([loadPictures(), loadSeries(), loadWishes()]).catch(() => undefined);
      }),
    [],
  );

  const changeView = (next: CollectionView) => {
    keepView(next);
    change({ ...address, view: next });
  };
  if (view === 'series' || view === 'wishes') {
    return (
      <>
        <CollectionToolbar
          view={view}
          onView={changeView}
          status={null}
          shown={shown}
          columns={columns}
        />
        <Suspense fallback={<Loading />}>
          {view === 'wishes' ? (
            <WishListView />
          ) : rest === null ? (
            <SeriesCompletionView
              columns={columns}
              seriesID={filter.seriesID}
              onSeries={(seriesID) =>
                change({ ...address, filter: { ...NO_FILTER, seriesID }, view })
              }
              onOwned={() => change({ ...address, view: 'table' })}
            />
          ) : (
            <LoadProgress rest={rest} total={total} />
          )}
        </Suspense>
      </>
    );
  }
  return (
    <>
      <CollectionFilters
        filter={filter}
        choices={choices}
        series={beside.series}
        onFilter={(next) => change({ ...address, filter: next })}
        onName={(name) => type({ ...address, filter: { ...filter, name } })}
        onNameEnd={finishTyping}
      />
      <CollectionToolbar
        view={view}
        onView={changeView}
        status={`${formatCount(shown.length)} of ${formatCount(total)} cards`}
        shown={shown}
        columns={columns}
      />
      {rest === null ? null : <LoadProgress rest={rest} total={total} />}
      {shown.length === 0 ? (
        <NoMatches
          isWaiting={beside.isWaiting || rest !== null}
          onClear={() => change({ ...address, filter: NO_FILTER })}
        />
      ) : view === 'pictures' ? (
        <Suspense fallback={<Loading />}>
          <CollectionPictures columns={columns} shown={shown} lockedCardIDs={lockedCardIDs} />
        </Suspense>
      ) : (
        <CollectionTable
          columns={columns}
          shown={shown}
          order={order}
          onOrder={(next) => change({ ...address, order: next })}
          lockedCardIDs={lockedCardIDs}
          onLock={setLock}
        />
      )}
    </>
  );
}

/** Precomputes all orders while the browser is idle, so that the first sort is immediate. */
function usePrecomputedOrders(index: CollectionIndex, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole || typeof requestIdleCallback === 'undefined') return undefined;
    const orders = index.precomputeOrders();
    let callbackID = 0;
    const computeNext = () => {
      if (orders.next().done !== true) callbackID = requestIdleCallback(computeNext);
    };
    callbackID = requestIdleCallback(computeNext);
    return () => cancelIdleCallback(callbackID);
  }, [index, isWhole]);
}

function NoMatches({
  isWaiting,
  onClear,
}: {
  readonly isWaiting: boolean;
  readonly onClear: () => void;
}) {
  if (isWaiting) return <p className="py-8 text-ink-soft">Looking through the shoebox...</p>;
  return (
    <div className="flex flex-col items-start gap-3 py-8">
      <p className="text-ink-soft">No card of yours is all of that.</p>
      <Button onClick={onClear}>Show all cards</Button>
    </div>
  );
}
