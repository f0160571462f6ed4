import type { AnswerOf } from '@pennant/contract/call';
import type { PackInventoryItem, packCalls } from '@pennant/contract/packs';
import { MOST_PACKS_OPENED_AT_ONCE } from '@pennant/rules/packs/buy-amounts';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAction, useAnswer } from '../../api/use-call.ts';
import { EmptyBox } from '../../ui/art/signs/empty-box.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { toast } from '../../ui/toast.ts';
import { OpenedPacks } from './opened-packs.tsx';
import { PackSheet } from './pack-sheet.tsx';

interface Opened {
  readonly item: PackInventoryItem;
  readonly answer: AnswerOf<typeof packCalls.openPacks>;
}

/** /packs/user */
export function MyPacksPage() {
  const packs = useAnswer('GET /packInventory/user');
  const [opened, setOpened] = useState<Opened | null>(null);
  const opening = useAction('POST /packInventory/open', {
    outdates: ['GET /packInventory/user', 'GET /card/user', 'GET /cardInventory/user/duplicate'],
    onSuccess: (answer, { body }) => {
      const item = packs.data?.find(({ seriesID }) => seriesID === body.seriesID);
      if (item !== undefined) setOpened({ item, answer });
    },
    onError: (error) => toast.bad(`Error opening pack: ${messageOf(error)}`),
  });

  if (packs.isPending) return <Loading />;
  // The guard sends guests home; this is for a session that ends while the page is open.
  if (packs.isError && packs.error.status === 401) {
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
      {opened === null ? null : (
        <OpenedPacks
          // Each opening begins anew with its wrapper.
          key={`${opened.answer.draw.epochID} ${opened.answer.draw.firstPack}`}
          series={opened.item.Series}
          answer={opened.answer}
        />
      )}
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
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {unopened.map((item) => (
            <li key={item.seriesID}>
              <PackSheet
                item={item}
                isOpening={opening.isPending && opening.variables.body.seriesID === item.seriesID}
                isBusy={opening.isPending}
                onOpen={(amount) =>
                  opening.mutate({
                    body: {
                      seriesID: item.seriesID,
                      amount: Math.min(amount, MOST_PACKS_OPENED_AT_ONCE),
                    },
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}
