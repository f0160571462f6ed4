import type { CustomCard } from '@pennant/contract/custom-cards';
import type { AdminSeries } from '@pennant/contract/series-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { isNotFound, messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useUser } from '../../api/current-user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { toast } from '../../ui/toast.ts';
import { cardFaults, draftOfCard, formOfCard, NEW_CARD } from './custom-card-draft.ts';
import { CustomCardFormPanel } from './custom-card-form.tsx';
import { CustomCardList } from './custom-card-list.tsx';
import { CustomCardPreview } from './custom-card-preview.tsx';

/** The page /cardCustom: the custom card editor for admins, a placeholder for other users. */
export function CustomCardPage() {
  const { isAdmin } = useUser();
  const [params] = useSearchParams();
  const cardID = params.get('card');
  if (isAdmin) return cardID === null ? <NewCard /> : <ExistingCard key={cardID} cardID={cardID} />;
  return (
    <PageBody narrow>
      <PageHeading>Custom Card</PageHeading>
      <p>A card with your own name and dice. The press is not open to players yet.</p>
    </PageBody>
  );
}

function ExistingCard({ cardID }: { readonly cardID: string }) {
  const found = useApiQuery('GET /card/custom/{cardID}', { params: { cardID } });
  if (found.isPending) return <Loading />;
  if (isNotFound(found.error)) {
    return (
      <EmptyState
        title="Custom Card"
        action={<LinkButton to="/cardCustom">Make a card</LinkButton>}
      >
        No custom card found.
      </EmptyState>
    );
  }
  if (found.isError) {
    return (
      <ErrorState
        title="Error fetching card details"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return <WithSeries card={found.data} />;
}

const NewCard = () => <WithSeries card={null} />;

function WithSeries({ card }: { readonly card: CustomCard | null }) {
  const series = useApiQuery('GET /series/all');
  if (series.isPending) return <Loading />;
  if (series.isError) {
    return (
      <ErrorState
        title="Error fetching series"
        error={series.error}
        onRetry={() => void series.refetch()}
      />
    );
  }
  return <CardEditor card={card} series={series.data} />;
}

/** The id that a card is drawn with before it has one. */
const PREVIEW_CARD_ID = 100_000_000;

function CardEditor({
  card,
  series,
}: {
  readonly card: CustomCard | null;
  readonly series: readonly AdminSeries[];
}) {
  const [, setParams] = useSearchParams();
  const [draft, setDraft] = useState(() => (card === null ? NEW_CARD : draftOfCard(card)));
  const [wasSent, setWasSent] = useState(card !== null);
  const form = formOfCard(draft);
  const faults = cardFaults(form);
  const creating = useApiMutation('POST /card/custom', {
    onSuccess: (created) => {
      toast.good(`The card of ${decodeURIComponent(created.name)} is printed.`);
      setParams({ card: String(created.cardID) });
    },
  });
  const saving = useApiMutation('PUT /card/custom/{cardID}', {
    onSuccess: (saved) => toast.good(`The card of ${decodeURIComponent(saved.name)} is saved.`),
  });
  const isBusy = creating.isPending || saving.isPending;
  const error = creating.error ?? saving.error;
  return (
    <PageBody>
      <PageHeading
        kicker={card === null ? 'The press' : `Card ${card.cardID}`}
        aside={
          card === null ? undefined : (
            <div className="flex flex-wrap gap-3">
              <LinkButton to={`/cards/${card.cardID}`}>Its page</LinkButton>
              <LinkButton to="/cardCustom">Another card</LinkButton>
            </div>
          )
        }
      >
        Custom Card
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <CustomCardFormPanel
          draft={draft}
          onChange={setDraft}
          faults={wasSent ? faults : {}}
          series={series}
          isNew={card === null}
          onSubmit={() => {
            setWasSent(true);
            if (Object.keys(faults).length > 0) return;
            if (card === null) creating.mutate({ body: form });
            else saving.mutate({ params: { cardID: card.cardID }, body: form });
          }}
        >
          {wasSent && Object.keys(faults).length > 0 ? (
            <p role="alert" className="w-full font-semibold text-bad">
              Something is missing or out of range: see the fields above.
            </p>
          ) : null}
          {error === null ? null : (
            <p role="alert" className="w-full font-semibold text-bad">
              {messageOf(error)}
            </p>
          )}
          <Button type="submit" paint="pennant" disabled={isBusy}>
            {isBusy ? 'Printing...' : card === null ? 'Print the card' : 'Save'}
          </Button>
          {card === null ? null : (
            <p className="self-center text-sm text-ink-soft">
              Games under way go on with the card as it was.
            </p>
          )}
        </CustomCardFormPanel>
        <CustomCardPreview draft={draft} cardID={card?.cardID ?? PREVIEW_CARD_ID} />
      </div>
      {card === null ? <CustomCardList /> : null}
    </PageBody>
  );
}
