import type { Series } from '@pennant/contract/packs';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useAnswer } from '../../api/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Money } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { SealLine } from './seal-line.tsx';
import { SeriesFilters } from './series-filters.tsx';
import { EVERY_SERIES, seriesFound, type SeriesFilter } from './series-search.ts';
import { SeriesSheet } from './series-sheet.tsx';
import { useBuying } from './use-buying.ts';

// With its cards and its dialog it weighs more than the counter: it comes when that is drawn.
const seriesInside = () => import('./series-inside.tsx');
const SeriesInside = lazy(async () => ({ default: (await seriesInside()).SeriesInside }));

/** How many series are listed at first, and how many more each time. */
const STEP = 24;
/** Of them, those that a screen shows are drawn before the others. */
const ON_SCREEN = 6;

/** /packs/buy; `?series={seriesID}` shows that series, with what is inside. */
export function BuyPacksPage() {
  const series = useAnswer('GET /series');
  const [query] = useSearchParams();
  const asked = query.get('series');
  useErrorToast('Error fetching packs', series.error);

  if (series.isPending) return <Loading />;
  if (series.isError) {
    return (
      <ErrorState
        title="Error fetching packs"
        error={series.error}
        onRetry={() => void series.refetch()}
      />
    );
  }
  // Another series in the address is another look at the counter.
  return <Counter key={asked} all={series.data} asked={asked} />;
}

interface CounterProps {
  readonly all: readonly Series[];
  /** The number of the series that the address asks for. */
  readonly asked: string | null;
}

function Counter({ all, asked }: CounterProps) {
  const first = all.find(({ seriesID }) => String(seriesID) === asked) ?? null;
  const wallet = useAnswer('GET /wallet/get');
  const packs = useAnswer('GET /packInventory/user');
  const [filter, setFilter] = useState(
    first === null ? EVERY_SERIES : { ...EVERY_SERIES, typed: first.name },
  );
  const [shown, setShown] = useState(STEP);
  const drawn = useDeferredValue(shown, ON_SCREEN);
  const [inside, setInside] = useState(first);
  const buying = useBuying();
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => seriesFound(all, wanted), [all, wanted]);
  const bought = useMemo(
    () => new Map(packs.data?.map((each) => [each.seriesID, each.bought])),
    [packs.data],
  );
  useEffect(() => void seriesInside().catch(() => undefined), []);
  const narrow = (next: SeriesFilter) => {
    setFilter(next);
    setShown(STEP);
  };
  const balance = wallet.data?.balance ?? null;
  return (
    <PageBody>
      <PageHeading
        kicker={<Balance balance={balance} />}
        aside={<LinkButton to="/packs/user">My Packs</LinkButton>}
      >
        Buy Packs
      </PageHeading>
      {buying.isError ? (
        <p role="alert" className="mb-4 font-semibold text-bad">
          Error purchasing pack
        </p>
      ) : null}
      <SealLine />
      {asked !== null && first === null ? (
        <p role="status" className="mb-4 text-ink-soft">
          That series is not on sale now. These are.
        </p>
      ) : null}
      <SeriesFilters filter={filter} series={all} balance={balance} onFilter={narrow} />
      {found.length === 0 ? <NothingFound all={all} onAll={() => narrow(EVERY_SERIES)} /> : null}
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {found.slice(0, drawn).map((each) => (
          <li
            key={each.seriesID}
            className="[contain-intrinsic-size:auto_21rem] [content-visibility:auto]"
          >
            <SeriesSheet
              series={each}
              buyer={{ balance, bought: bought.get(each.seriesID) ?? 0 }}
              isBusy={buying.isPending}
              onBuy={(amount) => buying.buy(each, amount)}
              onLookInside={() => setInside(each)}
            />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button className="mt-6" onClick={() => setShown(shown + STEP)}>
          {`Show more of ${found.length} series`}
        </Button>
      ) : null}
      {inside === null ? null : (
        <Suspense fallback={null}>
          <SeriesInside series={inside} onClose={() => setInside(null)} />
        </Suspense>
      )}
    </PageBody>
  );
}

function Balance({ balance }: { readonly balance: number | null }) {
  return (
    <>
      Wallet:{' '}
      {balance === null ? <span className="text-ink-faint">$…</span> : <Money amount={balance} />}
    </>
  );
}

interface NothingFoundProps {
  readonly all: readonly Series[];
  readonly onAll: () => void;
}

function NothingFound({ all, onAll }: NothingFoundProps) {
  if (all.length === 0) {
    return (
      <p role="status" className="py-8 text-ink-soft">
        The first packs are still being printed. Come back in a moment.
      </p>
    );
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-4 py-8 text-ink-soft">
      <p>No series is like that. Try a year, 1871 to 2023.</p>
      <Button size="small" onClick={onAll}>
        Show all series
      </Button>
    </div>
  );
}
