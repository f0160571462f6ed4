import type { Series } from '@pennant/contract/packs';
import { useDeferredValue, useMemo, useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAction, useAnswer } from '../../api/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Money } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { toast } from '../../ui/toast.ts';
import { SeriesSheet } from './series-sheet.tsx';
import { inShopOrder, isMeant, SHELVES, shelfOf, type Shelf } from './series-search.ts';

/** How many series are drawn at first, and how many more each time. */
const STEP = 12;

/** /packs/buy */
export function BuyPacksPage() {
  const series = useAnswer('GET /series');
  const wallet = useAnswer('GET /wallet/get');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [shelf, setShelf] = useState<Shelf>(SHELVES[0]);
  const [shown, setShown] = useState(STEP);
  const buying = useAction('POST /packInventory/buy', {
    outdates: ['GET /wallet/get', 'GET /packInventory/user'],
    onSuccess: (_answer, { body: { amount } }) =>
      toast.good(`${amount} pack(s) purchased successfully!`),
    onError: (error) => toast.bad(`Error purchasing pack: ${messageOf(error)}`),
  });
  const found = useMemo(
    () =>
      inShopOrder(series.data ?? []).filter((each) =>
        // What is typed is looked for on both shelves.
        search.trim() === '' ? shelfOf(each) === shelf : isMeant(each, search),
      ),
    [series.data, search, shelf],
  );

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
  const balance = wallet.data?.balance ?? null;
  return (
    <PageBody>
      <PageHeading
        kicker={balance === null ? 'Packs' : <Balance balance={balance} />}
        aside={<LinkButton to="/packs/user">My Packs</LinkButton>}
      >
        Buy Packs
      </PageHeading>
      {buying.isError ? (
        <p role="alert" className="mb-4 font-semibold text-bad">
          Error purchasing pack
        </p>
      ) : null}
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <TextField
          label="Find a season or a special series"
          type="search"
          placeholder="1954, award, decade"
          autoComplete="off"
          value={typed}
          className="w-full max-w-md"
          onChange={({ target }) => {
            setTyped(target.value);
            setShown(STEP);
          }}
        />
        <div role="group" aria-label="Shelf" className="flex gap-2">
          {SHELVES.map((each) => (
            <Button
              key={each}
              paint={each === shelf && search.trim() === '' ? 'outfield' : 'paper'}
              aria-pressed={each === shelf && search.trim() === ''}
              onClick={() => {
                setShelf(each);
                setTyped('');
                setShown(STEP);
              }}
            >
              {each}
            </Button>
          ))}
        </div>
      </div>
      {found.length === 0 ? <NothingFound all={series.data} /> : null}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {found.slice(0, shown).map((each) => (
          <li key={each.seriesID}>
            <SeriesSheet
              series={each}
              balance={balance}
              buying={buying.isPending ? buying.variables.body.seriesID === each.seriesID : false}
              onBuy={(amount) => buying.mutate({ body: { seriesID: each.seriesID, amount } })}
            />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button className="mt-6" onClick={() => setShown(shown + STEP)}>
          {`Show more of ${found.length} series`}
        </Button>
      ) : null}
    </PageBody>
  );
}

function Balance({ balance }: { readonly balance: number }) {
  return (
    <>
      Wallet: <Money amount={balance} />
    </>
  );
}

function NothingFound({ all }: { readonly all: readonly Series[] }) {
  return (
    <p role="status" className="py-8 text-ink-soft">
      {all.length === 0
        ? 'The first packs are still being printed. Come back in a moment.'
        : 'No series is called that. Try a year, 1871 to 2023.'}
    </p>
  );
}
