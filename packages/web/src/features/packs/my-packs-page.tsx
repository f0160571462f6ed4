import { MOST_PACKS_OPENED_AT_ONCE } from '@pennant/rules/packs/buy-amounts';

import { useAnswer } from '../../api/use-call.ts';
import { EmptyBox } from '../../ui/art/signs/empty-box.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { countText } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { OpenedPacks } from './opened-packs.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { useOpening, type Opened, type OpeningProgress } from './use-opening.ts';

/** The page /packs/user: the user's unopened packs. */
export function MyPacksPage() {
  const packs = useAnswer('GET /packInventory/user');
  const { opened, progress, open } = useOpening();
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
  const total = unopened.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <PageBody>
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
      {progress === null ? null : <OpeningProgressBar progress={progress} />}
      {opened === null ? null : (
        // A new key for each opening restarts the animation.
        <OpenedPacks key={openingKey(opened)} opened={opened} />
      )}
      {unopened.length > 1 ? (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <span className="text-ink-soft">
            {countText(total)} packs of {countText(unopened.length)} series
          </span>
          <Button
            size="small"
            disabled={progress !== null}
            onClick={() => open(unopened.map((item) => ({ item, amount: item.amount })))}
          >
            {`Open all ${countText(total)} packs`}
          </Button>
        </p>
      ) : null}
      {unopened.length === 0 ? (
        <EmptyState
          title="No packs to open"
          picture={<EmptyBox className="w-56" />}
          action={
            <LinkButton to="/packs/buy" paint="pennant">
              Buy Packs
            </LinkButton>
          }
        >
          The counter has a pack for every season since 1871.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {unopened.map((item) => (
            <li key={item.seriesID}>
              <PackSheet
                item={item}
                isOpening={progress !== null && progress.seriesID === item.seriesID}
                isBusy={progress !== null}
                onOpen={(amount) => open([{ item, amount }])}
              />
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}

const openingKey = ({ draws: [first] }: Opened) => `${first?.epochID} ${first?.firstPack}`;

/** The progress of an opening that takes more than one request. */
function OpeningProgressBar({
  progress: { opened, of: total },
}: {
  readonly progress: OpeningProgress;
}) {
  if (total <= MOST_PACKS_OPENED_AT_ONCE) return null;
  return (
    <div role="status" className="mb-6 grid gap-1">
      <p>{`Opening packs: ${countText(opened)} of ${countText(total)}`}</p>
      <Progress label="Packs opened" value={opened} max={total} />
    </div>
  );
}
