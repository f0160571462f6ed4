import { useEffect, useMemo } from 'react';

import { Button } from '../../../ui/button.tsx';
import { countText } from '../../../ui/money.tsx';
import type { View } from './address.ts';
import { choicesOf } from './choices.ts';
import { CollectionFilters } from './collection-filters.tsx';
import { CollectionPictures } from './collection-pictures.tsx';
import { CollectionTable } from './collection-table.tsx';
import { CollectionToolbar } from './collection-toolbar.tsx';
import { EVERYTHING, filtered } from './filter.ts';
import { OnItsWay } from './on-its-way.tsx';
import type { CollectionIndex } from './order.ts';
import { SeriesView } from './series-view.tsx';
import { useBeside } from './use-beside.ts';
import type { Rest } from './use-collection.ts';
import { useCollectionAddress } from './use-collection-address.ts';
import { useLastView } from './use-view.ts';

interface Props {
  readonly index: CollectionIndex;
  /** The number of different cards in the whole collection. */
  readonly total: number;
  readonly rest: Rest | null;
}

/** The user's collection with its filters, as a table, as pictures or by series. */
export function Collection({ index, total, rest }: Props) {
  const { address, change, type } = useCollectionAddress();
  const { filter, order } = address;
  const [lastView, keepView] = useLastView();
  const view = address.view ?? lastView;
  const { columns } = index;
  const choices = useMemo(() => choicesOf(columns), [columns]);
  const beside = useBeside(filter, columns, rest === null);
  const shown = useMemo(
    () => filtered(index, index.inOrder(order), filter, beside),
    [index, order, filter, beside],
  );
  usePrecomputedOrders(index, rest === null);

  const changeView = (next: View) => {
    keepView(next);
    change({ ...address, view: next });
  };
  if (view === 'series') {
    return (
      <>
        <CollectionToolbar
          view={view}
          onView={changeView}
          status={null}
          shown={shown}
          columns={columns}
        />
        {rest === null ? (
          <SeriesView
            columns={columns}
            seriesID={filter.seriesID}
            onSeries={(seriesID) =>
              change({ ...address, filter: { ...EVERYTHING, seriesID }, view })
            }
            onOwned={() => change({ ...address, view: 'table' })}
          />
        ) : (
          <OnItsWay rest={rest} total={total} />
        )}
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
      />
      <CollectionToolbar
        view={view}
        onView={changeView}
        status={`${countText(shown.length)} of ${countText(total)} cards`}
        shown={shown}
        columns={columns}
      />
      {rest === null ? null : <OnItsWay rest={rest} total={total} />}
      {shown.length === 0 ? (
        <NoMatches
          isWaiting={beside.isWaiting || rest !== null}
          onClear={() => change({ ...address, filter: EVERYTHING })}
        />
      ) : view === 'pictures' ? (
        <CollectionPictures columns={columns} shown={shown} />
      ) : (
        <CollectionTable
          columns={columns}
          shown={shown}
          order={order}
          onOrder={(next) => change({ ...address, order: next })}
        />
      )}
    </>
  );
}

/** Precomputes all orders while the browser is idle, so that the first sort is immediate. */
function usePrecomputedOrders(index: CollectionIndex, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole || typeof requestIdleCallback === 'undefined') return undefined;
    const orders = index.ordersAhead();
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
