import type { PackInventoryItem } from '@pennant/contract/packs';
import { MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { EmptyShoebox } from '../../ui/illustrations/empty-shoebox.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { OpenedPacks } from './opened-packs.tsx';
import { UnopenedPacksPanel } from './unopened-packs-panel.tsx';
import { useOpenNow } from './use-open-now.ts';
import {
  useOpenPacks,
  type OpeningResult,
  type OpeningProgress,
  type PackOrder,
} from './use-open-packs.ts';

/** The page /packs/user: the user's unopened packs. */
export function MyPacksPage() {
  const packs = useApiQuery('GET /packInventory/user');
  const { opened, progress, open } = useOpenPacks();
  const isOpeningNow = useOpenNow(packs, open);
  // The opening of which all cards have been seen.
  const [revealed, setRevealed] = useState<OpeningResult | null>(null);
  // The route guard redirects guests; this is for a session that ends while the page is open.
  const isSignedOut = packs.error?.status === 401;
  useErrorToast('Error fetching packs', isSignedOut ? null : packs.error);

  if (packs.isPending) return <Loading />;
  if (isSignedOut) {
    return (
      <EmptyState
        action={
          <LinkButton to="/login" paint="pennant">
            Login
          </LinkButton>
        }
      >
        Please log in to view your packs.
      </EmptyState>
    );
  }
  if (packs.isError) {
    return (
      <ErrorState
        title="Error fetching packs"
        error={packs.error}
        onRetry={() => void packs.refetch()}
      />
    );
  }
  const unopened = packs.data.filter(({ amount }) => amount > 0);
  const isBusy = progress !== null;
  const next =
    unopened.find(({ seriesID }) => seriesID === opened?.seriesID) ?? unopened[0] ?? null;
  // While a pack is on the table nothing else is: its page heading is for screen readers only.
  const isOnTable = opened !== null || isOpeningNow;
  const isListed = !isOnTable || (opened !== null && revealed === opened && unopened.length > 0);
  return (
    <PageBody>
      {isOnTable ? (
        <h1 className="sr-only">My Packs</h1>
      ) : (
        <PageHeading
          kicker="Packs"
          aside={
            <LinkButton to="/packs/buy" paint={unopened.length === 0 ? 'paper' : 'pennant'}>
              Buy Packs
            </LinkButton>
          }
        >
          My Packs
        </PageHeading>
      )}
      {progress === null ? null : <OpeningProgressBar progress={progress} />}
      {isOpeningNow && opened === null ? (
        <output className="block py-16 font-varsity text-lg text-ink-soft">Opening Pack...</output>
      ) : null}
      {opened === null ? null : (
        // A new key for each opening restarts the animation.
        <OpenedPacks
          key={openingKey(opened)}
          opened={opened}
          next={next}
          isBusy={isBusy}
          onOpenNext={() => void (next !== null && open([{ item: next, amount: 1 }]))}
          onReveal={() => setRevealed(opened)}
        />
      )}
      {isListed ? (
        <UnopenedPacks
          unopened={unopened}
          progress={progress}
          onOpen={(orders) => void open(orders)}
        />
      ) : null}
    </PageBody>
  );
}

interface UnopenedPacksProps {
  /** The packs of each series, at least one of each. */
  readonly unopened: readonly PackInventoryItem[];
  readonly progress: OpeningProgress | null;
  readonly onOpen: (orders: readonly PackOrder[]) => void;
}

/** The packs that wait to be opened, or where to get some. */
function UnopenedPacks({ unopened, progress, onOpen }: UnopenedPacksProps) {
  if (unopened.length === 0) {
    return (
      <EmptyState
        title="No packs to open"
        picture={<EmptyShoebox className="w-56" />}
        action={
          <LinkButton to="/packs/buy" paint="pennant">
            Buy Packs
          </LinkButton>
        }
      >
        The counter has a pack for every season since 1871.
      </EmptyState>
    );
  }
  const total = unopened.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {unopened.length > 1 ? (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <span className="text-ink-soft">
            {formatCount(total)} packs of {formatCount(unopened.length)} series
          </span>
          <Button
            size="small"
            className="max-sm:min-h-11"
            disabled={progress !== null}
            onClick={() => onOpen(unopened.map((item) => ({ item, amount: item.amount })))}
          >
            {`Open all ${formatCount(total)} packs`}
          </Button>
        </p>
      ) : null}
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {unopened.map((item) => (
          <li key={item.seriesID}>
            <UnopenedPacksPanel
              item={item}
              isOpening={progress !== null && progress.seriesID === item.seriesID}
              isBusy={progress !== null}
              onOpen={(amount) => onOpen([{ item, amount }])}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const openingKey = ({ draws: [first] }: OpeningResult) => `${first?.epochID} ${first?.firstPack}`;

/** The progress of an opening that takes more than one request. */
function OpeningProgressBar({
  progress: { opened, packCount: total },
}: {
  readonly progress: OpeningProgress;
}) {
  if (total <= MAX_PACKS_PER_OPENING) return null;
  return (
    <div role="status" className="mb-6 grid gap-1">
      <p>{`Opening packs: ${formatCount(opened)} of ${formatCount(total)}`}</p>
      <ProgressBar label="Packs opened" value={opened} max={total} />
    </div>
  );
}
