import type { DuplicateCard } from '@pennant/contract/cards';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAction, useAnswer } from '../../api/use-call.ts';
import { EmptyBox } from '../../ui/art/signs/empty-box.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { countText, Money, moneyText } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { toast } from '../../ui/toast.ts';
import { NAME, RATING, YEAR } from './card-cells.tsx';

const COLUMNS: readonly Column<DuplicateCard>[] = [
  NAME,
  YEAR,
  RATING,
  {
    key: 'quantity',
    head: 'Quantity',
    sortBy: ({ amount }) => amount,
    cell: ({ amount }) => amount,
    figures: true,
  },
  {
    key: 'sells',
    head: 'Sells',
    sortBy: ({ sellable }) => sellable,
    cell: ({ sellable }) => sellable,
    figures: true,
  },
  {
    key: 'price',
    head: 'Each',
    sortBy: ({ price }) => price,
    cell: ({ price }) => <Money amount={price} />,
    figures: true,
  },
  {
    key: 'total',
    head: 'Total',
    sortBy: ({ price, sellable }) => price * sellable,
    cell: ({ price, sellable }) => <Money amount={price * sellable} />,
    figures: true,
  },
];

/** /cards/sell */
export function SellDuplicatesPage() {
  const duplicates = useAnswer('GET /cardInventory/user/duplicate');
  const [asking, setAsking] = useState(false);
  const selling = useAction('POST /cardInventory/sell/duplicate', {
    outdates: ['GET /cardInventory/user/duplicate', 'GET /card/user', 'GET /wallet/get'],
    onSuccess: ({ sold, amount }) => {
      setAsking(false);
      toast.good(
        `${countText(sold)} ${sold === 1 ? 'card' : 'cards'} sold for ${moneyText(amount)}`,
      );
    },
    onError: (error) => {
      setAsking(false);
      toast.bad(`Error selling duplicate cards: ${messageOf(error)}`);
    },
  });

  if (duplicates.isPending) return <Loading />;
  if (duplicates.isError) {
    return (
      <ErrorState
        title="Error fetching user cards"
        error={duplicates.error}
        onRetry={() => void duplicates.refetch()}
      />
    );
  }
  const { cards, totalPrice } = duplicates.data;
  const copies = cards.reduce((sum, { sellable }) => sum + sellable, 0);
  return (
    <PageBody>
      <PageHeading
        kicker="Cards"
        aside={
          <Button paint="pennant" disabled={copies === 0} onClick={() => setAsking(true)}>
            Sell All Duplicates
          </Button>
        }
      >
        Sell Duplicates
      </PageHeading>
      {selling.isError ? (
        <p role="alert" className="mb-4 font-semibold text-bad">
          Error selling duplicate cards
        </p>
      ) : null}
      {cards.length === 0 ? (
        <EmptyState
          title="No duplicates"
          picture={<EmptyBox className="w-56" />}
          action={<LinkButton to="/cards/user">My Cards</LinkButton>}
        >
          You have one copy of each of your cards. Extra copies from packs can be sold here.
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            One copy of each card stays with you, and so do those of the starter set and those that
            your teams need. Selling the rest brings <Money amount={totalPrice} />.
          </p>
          <Table
            caption="Duplicates"
            columns={COLUMNS}
            rows={cards}
            rowKey={({ cardID }) => cardID}
            defaultSort={{ column: 'total', direction: 'descending' }}
          />
        </>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sell All Duplicates?"
        description={`${countText(copies)} ${copies === 1 ? 'copy' : 'copies'} for ${moneyText(totalPrice)}. This cannot be taken back.`}
        actions={
          <>
            <Button paint="pennant" disabled={selling.isPending} onClick={() => selling.mutate({})}>
              {selling.isPending ? 'Selling...' : `Sell for ${moneyText(totalPrice)}`}
            </Button>
            <Button onClick={() => setAsking(false)}>Keep them</Button>
          </>
        }
      />
    </PageBody>
  );
}
