import type { CupSummary } from '@pennant/contract/cups';
import { useState } from 'react';

import { useInfiniteApiList } from '../../api/use-infinite-api-list.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { CupForm } from './admin/cup-form.tsx';
import { draftOf, newDraft } from './admin/cup-draft.ts';
import { entrantsText } from './cup-facts.tsx';
import { kindText } from './cup-words.ts';
import { ConfirmedButton } from './confirmed-button.tsx';

/** The page /admin/cups: all cups, to be made, changed before they begin, and cancelled. */
export function AdminCupsPage() {
  const list = useInfiniteApiList('GET /cups', {}, ({ cupID }) => cupID);
  const [isMaking, setMaking] = useState(false);
  const cups = list.data?.pages.flat() ?? [];
  return (
    <PageBody>
      <PageHeading
        kicker="Admin"
        aside={
          isMaking ? null : (
            <Button paint="pennant" onClick={() => setMaking(true)}>
              Make a cup
            </Button>
          )
        }
      >
        Cups
      </PageHeading>
      {isMaking ? <NewCup onClose={() => setMaking(false)} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.isError ? (
        <ErrorState
          title="Error fetching the cups"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.isSuccess && cups.length === 0 ? (
        <EmptyState title="No cup yet" picture={<UnpluggedScoreboard className="w-56" />}>
          The Friday Cup is drawn up by itself. Others you can make here.
        </EmptyState>
      ) : null}
      <ol aria-label="Cups" className="border-y-2 border-ink bg-raised empty:hidden">
        {cups.map((cup) => (
          <Row key={cup.cupID} cup={cup} />
        ))}
      </ol>
      {list.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Older cups'}
        </Button>
      ) : null}
    </PageBody>
  );
}

function NewCup({ onClose }: { readonly onClose: () => void }) {
  const [draft] = useState(() => newDraft(Date.now()));
  const making = useApiMutation('POST /cups', {
    onSuccess: () => {
      toast.good('The cup is open to be entered.', GAME_TOAST_MS);
      onClose();
    },
  });
  return (
    <CupForm
      head="Make a cup"
      draft={draft}
      canChangeKind
      action="Make the cup"
      isPending={making.isPending}
      error={making.error}
      onSave={(body) => making.mutate({ body })}
      onClose={onClose}
    />
  );
}

const STATES: Readonly<Record<CupSummary['state'], string>> = {
  open: 'Open',
  running: 'Under way',
  over: 'Over',
  cancelled: 'Cancelled',
};

function Row({ cup }: { readonly cup: CupSummary }) {
  const { cupID, name, kind, state, begins, roundHours } = cup;
  const [isEditing, setEditing] = useState(false);
  const canCancel = state === 'open' || state === 'running';
  return (
    <li className="border-b border-rule px-3 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <TextLink to={`/cups/${cupID}`} className="font-display font-normal wrap-anywhere">
            {name}
          </TextLink>
          <p className="figures text-sm text-ink-soft">
            <strong className="font-varsity font-normal text-ink">{STATES[state]}</strong>,{' '}
            {kindText(kind)}, {state === 'open' ? 'begins' : 'began'} <DayAndTime at={begins} />,{' '}
            {entrantsText(cup)} entered, rounds of {roundHours} hours
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          {state === 'open' && !isEditing ? (
            <Button
              size="small"
              className="min-h-11"
              aria-label={`Edit: ${name}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          ) : null}
          {canCancel ? <CancelCup cup={cup} /> : null}
        </div>
      </div>
      {isEditing ? <EditCup cup={cup} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}

function EditCup({ cup, onClose }: { readonly cup: CupSummary; readonly onClose: () => void }) {
  const { cupID, name, entrants } = cup;
  const changing = useApiMutation('PUT /cups/{cupID}', {
    onSuccess: () => {
      toast.good('The cup is changed.', GAME_TOAST_MS);
      onClose();
    },
  });
  return (
    <div className="mt-4">
      <CupForm
        head={`Edit ${name}`}
        draft={draftOf(cup)}
        canChangeKind={entrants === 0}
        action="Save"
        isPending={changing.isPending}
        error={changing.error}
        onSave={(body) => changing.mutate({ params: { cupID }, body })}
        onClose={onClose}
      />
    </div>
  );
}

function CancelCup({ cup: { cupID, name, entrants } }: { readonly cup: CupSummary }) {
  const cancelling = useApiMutation('POST /cups/{cupID}/cancel');
  return (
    <ConfirmedButton
      label="Cancel it"
      labelFor={name}
      title={`Cancel ${name}?`}
      description={`${entrants === 1 ? 'One player has' : `${entrants} players have`} entered. There are no prizes, its games count for nothing, and nobody can take this back.`}
      action="Cancel the cup"
      keep="Let it be"
      isPending={cancelling.isPending}
      error={cancelling.error}
      onAsk={cancelling.reset}
      onConfirm={(done) =>
        cancelling.mutate(
          { params: { cupID } },
          {
            onSuccess: () => {
              toast.good('The cup is cancelled.', GAME_TOAST_MS);
              done();
            },
          },
        )
      }
    />
  );
}
